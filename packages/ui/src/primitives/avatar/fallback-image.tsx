import { type ComponentProps, type ReactNode, useState } from 'react';

interface FallbackImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  src: string | null | undefined;
  fallback?: ReactNode;
}

/** A lazy image that renders its fallback while `src` is empty or broken. */
export function FallbackImage({ src, fallback = null, alt = '', ...props }: FallbackImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (!src || src === brokenSrc) return fallback;
  return <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setBrokenSrc(src)} {...props} />;
}

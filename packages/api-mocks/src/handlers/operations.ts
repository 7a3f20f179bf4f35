import type { Http } from '../http.ts';

/** A picture of one pixel; what is in it never matters to a test. */
const pixel = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

/** What only a browser's image loading and those who run the server call. */
export const operationHandlers = (http: Http) => ({
  image: http.get('/api/images/{image}', ({ response }) => {
    const bytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));
    return response.untyped(new Response(bytes, { headers: { 'Content-Type': 'image/webp' } }));
  }),
  health: http.get('/health', ({ response }) => response(200).json({ success: true })),
  ready: http.get('/ready', ({ response }) => response(200).json({ success: true })),
});

/** The result of decoding an upload: a picture to store, or an error. */
export type Decoded = { picture: Uint8Array } | { problem: PictureProblem };

export type PictureProblem =
  | { kind: 'no-picture' }
  /** It has more pixels than a picture of its format may have. */
  | { kind: 'too-many-pixels'; isAvif: boolean; pixels: number; most: number }
  /** To decode it takes more memory than a picture may take. */
  | { kind: 'too-heavy' }
  | { kind: 'too-slow' };

/** A response of the decoder process. */
export interface DecoderAnswer {
  decoded: Decoded;
  /** It ends itself after this answer. */
  isLast: boolean;
}

/** A request to the decoder process. */
export interface DecoderQuestion {
  upload: Uint8Array;
  /** The largest side of the picture to store, in pixels. */
  side: number;
}

/** The result of decoding an upload: a picture to store, or an error. */
export type Decoded = DecodedPicture | { problem: PictureProblem };

export interface DecodedPicture {
  picture: Uint8Array;
  /** Its sides in pixels. */
  width: number;
  height: number;
}

export type PictureProblem =
  | { kind: 'no-picture' }
  /** It has more pixels than its format allows. */
  | { kind: 'too-many-pixels'; isAvif: boolean; pixels: number; most: number }
  /** Decoding it would exceed the memory limit. */
  | { kind: 'too-heavy' }
  | { kind: 'too-slow' };

/** A response of the decoder process. */
export interface DecoderAnswer {
  decoded: Decoded;
  /** The process ends after this response. */
  isLast: boolean;
}

/** A request to the decoder process: to decode an upload or to draw a card. */
export type DecoderQuestion = Upload | Card;

export interface Upload {
  upload: Uint8Array;
  /** The maximum side of the picture to store, in pixels. */
  side: number;
}

/** A picture of links or an icon, drawn by this product itself. */
export interface Card {
  svg: string;
  /** The stored pictures that it shows, by their paths in it. */
  pictures: { path: string; bytes: Uint8Array }[];
  /** A JPEG of limited size unless it says otherwise; a PNG keeps what is transparent. */
  format?: 'png';
}

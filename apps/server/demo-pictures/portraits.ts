import type { Options } from '@dicebear/open-peeps';

type Parts = Required<Options>;

/** The parts of a demo member's portrait. Colors are hex without `#`. */
export interface Portrait {
  head: Parts['head'][number];
  /** Color of the hair or the headwear. */
  hair: string;
  skin: string;
  shirt: keyof typeof shirts;
  ground: keyof typeof grounds;
  face?: Parts['face'][number];
  beard?: Parts['facialHair'][number];
  glasses?: Parts['accessories'][number];
  /** Replaces the outline's color, for dark hair. */
  ink?: string;
  /** Moves the frame, for tall or wide hair. */
  frame?: string;
}

/** The kit's two lanes and their neighbors. */
export const shirts = { pine: '0f5a3d', leaf: '2f8a63', marigold: 'ffb31f', coal: '24342d' };

/** The two halves of a background, like those of an avatar without a photo. */
export const grounds = {
  mint: ['#cfeadb', '#b6dec8'],
  cream: ['#ffe9bd', '#ffd98a'],
  stone: ['#e7ece4', '#d6ded5'],
  leaf: ['#8fcbab', '#78bd99'],
  sun: ['#ffc95a', '#ffbd38'],
} as const;

const dark = '1a1210';
const brown = '2b1a14';

/** By the member's key. Members without one have initials, as in any community. */
export const portraits: Record<string, Portrait> = {
  jonas: { head: 'short4', hair: '9a6b34', skin: 'ffdbb4', shirt: 'pine', ground: 'cream', glasses: 'glasses2' },
  ines: {
    head: 'longCurly',
    hair: '3a2418',
    skin: 'edb98a',
    shirt: 'marigold',
    ground: 'mint',
    ink: brown,
    frame: '52 12 640 640',
  },
  tomasz: {
    head: 'grayShort',
    hair: '7a5230',
    skin: 'ffdbb4',
    shirt: 'marigold',
    ground: 'leaf',
    beard: 'full4',
    glasses: 'glasses5',
  },
  gwen: { head: 'mediumBangs2', hair: 'b9502a', skin: 'ffe3c9', shirt: 'pine', ground: 'cream', face: 'cute' },
  anneke: { head: 'bangs', hair: 'e0b25c', skin: 'ffdbb4', shirt: 'leaf', ground: 'mint', glasses: 'glasses3' },
  marit: { head: 'hatBeanie', hair: '0f5a3d', skin: 'ffdbb4', shirt: 'marigold', ground: 'leaf' },
  chiara: { head: 'buns', hair: '5a3320', skin: 'ffdbb4', shirt: 'marigold', ground: 'mint', face: 'cute' },
  niamh: { head: 'longBangs', hair: 'a8482a', skin: 'ffe3c9', shirt: 'leaf', ground: 'sun', face: 'calm' },
  eleni: { head: 'bun', hair: 'ffb31f', skin: 'd99a68', shirt: 'pine', ground: 'mint', ink: '241712' },
  luc: { head: 'short5', hair: '4a3222', skin: 'ffdbb4', shirt: 'coal', ground: 'cream', beard: 'moustache3' },
  aino: { head: 'grayBun', hair: 'e3c07a', skin: 'ffdbb4', shirt: 'pine', ground: 'sun', face: 'calm' },
  matija: { head: 'pomp', hair: brown, skin: 'edb98a', shirt: 'coal', ground: 'sun', beard: 'full2', ink: brown },
  rosa: { head: 'mediumStraight', hair: '8d8a84', skin: 'edb98a', shirt: 'marigold', ground: 'stone' },
  deniz: { head: 'short1', hair: dark, skin: 'd99a68', shirt: 'leaf', ground: 'cream', beard: 'goatee1', face: 'calm' },
  camila: { head: 'medium1', hair: '4a2c1a', skin: 'c98a5b', shirt: 'pine', ground: 'leaf', face: 'cute' },
  thiago: { head: 'dreads2', hair: dark, skin: '9a6240', shirt: 'pine', ground: 'cream', face: 'calm', beard: 'chin' },
  valentina: { head: 'long', hair: dark, skin: 'd08b5b', shirt: 'marigold', ground: 'stone', face: 'cute', ink: brown },
  marcus: { head: 'noHair3', hair: 'd9d6cf', skin: '7a5340', shirt: 'leaf', ground: 'sun', beard: 'full3' },
  ximena: { head: 'bangs2', hair: dark, skin: 'b97a4b', shirt: 'marigold', ground: 'mint', ink: brown },
  june: {
    head: 'grayMedium',
    hair: 'dcd9d2',
    skin: 'ffdbb4',
    shirt: 'pine',
    ground: 'sun',
    face: 'calm',
    glasses: 'glasses',
  },
  sophie: { head: 'bun2', hair: 'c98f4a', skin: 'ffe3c9', shirt: 'leaf', ground: 'cream', face: 'cute' },
  desmond: { head: 'shaved2', hair: dark, skin: '6b4636', shirt: 'marigold', ground: 'leaf', beard: 'goatee2' },
  killa: { head: 'hatHip', hair: 'b4301f', skin: 'b0693c', shirt: 'leaf', ground: 'cream' },
  grace: { head: 'medium2', hair: dark, skin: 'f0c39a', shirt: 'marigold', ground: 'leaf', ink: brown },
  amara: { head: 'bantuKnots', hair: dark, skin: '6b4636', shirt: 'leaf', ground: 'sun' },
  wanjiru: { head: 'cornrows', hair: dark, skin: '7a5340', shirt: 'pine', ground: 'cream', glasses: 'glasses4' },
  youssef: { head: 'short3', hair: '1a1210', skin: 'c98a5b', shirt: 'pine', ground: 'mint', beard: 'full' },
  selam: {
    head: 'afro',
    hair: brown,
    skin: '9a6240',
    shirt: 'marigold',
    ground: 'mint',
    ink: brown,
    frame: '52 12 640 640',
  },
  thandi: { head: 'twists', hair: dark, skin: '7a5340', shirt: 'leaf', ground: 'stone', face: 'calm' },
  layla: { head: 'hijab', hair: '0f5a3d', skin: 'e0a877', shirt: 'marigold', ground: 'cream' },
  kwame: { head: 'flatTop', hair: dark, skin: '7a5340', shirt: 'marigold', ground: 'mint' },
  ravi: { head: 'short2', hair: '1d1410', skin: 'b0693c', shirt: 'marigold', ground: 'mint', beard: 'full' },
  kenji: {
    head: 'grayShort',
    hair: 'd9d6cf',
    skin: 'f0c39a',
    shirt: 'pine',
    ground: 'cream',
    face: 'calm',
    beard: 'moustache9',
  },
  priya: { head: 'medium3', hair: dark, skin: 'b97a4b', shirt: 'marigold', ground: 'leaf' },
  soyeon: {
    head: 'mediumBangs3',
    hair: brown,
    skin: 'ffdbb4',
    shirt: 'pine',
    ground: 'sun',
    glasses: 'glasses2',
    ink: brown,
  },
  aroha: {
    head: 'mediumBangs',
    hair: '2b1a14',
    skin: 'c98a5b',
    shirt: 'leaf',
    ground: 'mint',
    face: 'cute',
    ink: brown,
  },
};

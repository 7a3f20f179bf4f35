import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { grounds, type Portrait, shirts } from './portraits.ts';

const ink = '#12211b';

/** Returns an SVG of a face in the kit's colors, on a background of two halves. */
export function drawPortrait(key: string, portrait: Portrait): string {
  const { head, hair, skin, shirt, ground, face = 'smile', beard, glasses, frame = '80 40 600 600' } = portrait;
  const [left, right] = grounds[ground];
  return createAvatar(openPeeps, {
    seed: key,
    head: [head],
    face: [face],
    skinColor: [skin],
    headContrastColor: [hair],
    clothingColor: [shirts[shirt]],
    facialHair: beard ? [beard] : [],
    facialHairProbability: beard ? 100 : 0,
    accessories: glasses ? [glasses] : [],
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
    backgroundColor: ['ffffff'],
  })
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/<mask id="viewboxMask">[\s\S]*?<\/mask>/, '')
    .replace(' mask="url(#viewboxMask)"', '')
    .replace(
      /<rect fill="#ffffff"[^>]*>/,
      `<rect width="380" height="720" fill="${left}"/><rect x="380" width="340" height="720" fill="${right}"/>`,
    )
    .replace('viewBox="0 0 704 704"', `viewBox="${frame}"`)
    .replace(/fill="#0{3}"/g, `fill="${portrait.ink ? `#${portrait.ink}` : ink}"`)
    .replace(/fill="#0{6}"/g, `fill="${ink}"`);
}

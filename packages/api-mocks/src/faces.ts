/** Pictures of mocked members by their index; the signed-in member has none yet. */
const faces: Readonly<Record<number, string>> = { 1: 'ines', 2: 'marit', 3: 'tomasz', 4: 'amara', 5: 'gwen' };

let folder = '';

/** Gives mocked members their drawn faces, which a server has in this folder. Without it they have no pictures. */
export function setFacesFolder(address: string): void {
  folder = address;
}

export function faceOf(index: number): string {
  const face = faces[index];
  return folder === '' || face === undefined ? '' : `${folder}/${face}.webp`;
}

/** Returns a promise to wait for, for example before a response, and the function that resolves it. */
export function hold(): [held: Promise<void>, release: () => void] {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return [held, release];
}

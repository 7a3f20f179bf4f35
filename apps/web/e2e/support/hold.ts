/** Something to wait for, such as before a request is answered, and what ends the waiting. */
export function hold(): [held: Promise<void>, release: () => void] {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return [held, release];
}

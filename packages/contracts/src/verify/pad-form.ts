const marker = /filename="padded-to-(\d+)-bytes\.[a-z]+"\r\n(?:[^\r\n]+\r\n)*\r\n/;

/**
 * Pads a form's file to the size in its name, such as `padded-to-6000000-bytes.png`: a pact cannot
 * contain megabytes. Returns any other body unchanged.
 */
export function padForm(body: Buffer): Buffer {
  const text = body.toString('latin1');
  const match = marker.exec(text);
  if (match === null) return body;
  const start = match.index + match[0].length;
  const end = text.indexOf('\r\n--', start);
  const missing = Number(match[1]) - (end - start);
  return Buffer.concat([body.subarray(0, end), Buffer.alloc(Math.max(0, missing)), body.subarray(end)]);
}

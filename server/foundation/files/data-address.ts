/** What is in a data address; nothing where it is none. */
export function contentOf(address: string): Buffer | undefined {
  const [, base64] = /^data:[^,]*;base64,([A-Za-z0-9+/]*={0,2})$/.exec(address) ?? [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

export const dataAddress = (type: string, content: Uint8Array): string =>
  `data:${type === '' ? 'application/octet-stream' : type};base64,${Buffer.from(content).toString('base64')}`;

/** A body as a form of parts: texts, and the record StoredFile as the file that it has the content of. What is null is left out. */
export function partsOf(body: Record<string, unknown>): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined) continue;
    if (isFile(value)) parts.append(name, blobOf(value.Content), value.Name);
    else parts.append(name, String(value as string | number | boolean));
  }
  return parts;
}

const isFile = (value: unknown): value is { Name: string; Content: string } =>
  typeof value === 'object' && value !== null && 'Name' in value && 'Content' in value;

/** What a data address holds. */
function blobOf(address: string): Blob {
  const [, type = '', content = ''] = /^data:([^;,]*)[^,]*,(.*)$/s.exec(address) ?? [];
  return new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type });
}

import { stringOf } from '../../runtime/widget-contract';

/** Returns a small picture as a data address, to be shown or cut in the page. Sent, it is bytes: runtime/http/parts.ts. */
export const readContent = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(stringOf(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });

import { z } from 'zod';
import { expression } from './expression';

/** The name of a picture. One that is computed may be any: where there is no such picture, a plain sign shows. */
export const picture = z.union([z.string(), expression]).meta({
  id: 'Picture',
  description: 'A name of runtime/definitions/picture-names.ts, or a Material icon by its own name, such as DirectionsBike; a computed name may be any.',
});
export type Picture = z.infer<typeof picture>;

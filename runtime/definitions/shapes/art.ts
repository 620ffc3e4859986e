import { z } from 'zod';
import { expression } from './expression';

/** The name of a drawing in public/art. One that is computed may be any: where there is no such drawing, none shows. */
export const art = z.union([z.string(), expression]).meta({
  id: 'Art',
  description: "A drawing of public/art by the name of its file, in the company's colors. Screen readers skip it. A computed name may be any.",
});
export type Art = z.infer<typeof art>;

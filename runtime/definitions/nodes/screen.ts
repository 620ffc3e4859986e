import { z } from 'zod';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** Another screen, where it is shown. */
export const screenNode = {
  shape: z.strictObject({
    ...common,
    screen: z
      .string()
      .describe(
        'A screen without a `path`, by its id, placed here. It and its data load when this is first drawn, so pages do not wait for rarely used parts. People without its `allow` see nothing.',
      ),
  }),
} satisfies NodeKind;

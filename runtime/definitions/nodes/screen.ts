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
        'A screen without a `path`, by its id: it stands here. It and its data are loaded when this is first drawn, so that nobody waits for what few look at. Whoever its `allow` keeps out sees nothing.',
      ),
  }),
} satisfies NodeKind;

import { z } from 'zod';

/**
 * Who may. Every key present must hold; within a list one is enough. The client hides by it, the server decides by it, and both refuse when
 * they cannot tell.
 */
export const allow = z
  .union([
    z.literal('everyone').describe('Everyone, also people who are not signed in.'),
    z.literal('signedIn').describe('Everyone who is signed in.'),
    z.strictObject({
      roles: z
        .union([z.array(z.string()).min(1), z.string()])
        .optional()
        .describe('One of these roles: a list, or the name of a constant with a list that several places share.'),
      features: z.array(z.string()).min(1).optional().describe("One of these features of the person's company."),
      designations: z
        .array(z.string())
        .min(1)
        .optional()
        .describe("A designation of one of these types for the person's company, with a value other than None."),
      toggles: z.array(z.string()).min(1).optional().describe('One of these toggles is on.'),
      actor: z
        .literal(true)
        .optional()
        .describe(
          'Roles and designations are those of the person at the keyboard, even while they act for another person. Features and toggles stay those of the company that is shown.',
        ),
      acting: z.enum(['never', 'only']).optional().describe('never: not while someone acts for the person shown; only: only then.'),
    }),
  ])
  .meta({ id: 'Allow', description: 'Who may see, open or call this.' });
export type Allow = z.infer<typeof allow>;

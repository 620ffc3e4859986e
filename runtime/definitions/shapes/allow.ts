import { z } from 'zod';

/**
 * Who may. Every key present must hold; within a list one is enough. The client hides by it, the server decides by it, and both refuse when
 * they cannot tell.
 */
export const allow = z
  .union([
    z.literal('everyone').describe('Also people who are not signed in.'),
    z.literal('signedIn').describe('Whoever is signed in.'),
    z.strictObject({
      roles: z
        .union([z.array(z.string()).min(1), z.string()])
        .optional()
        .describe('One of these roles: a list of them, or the name of a constant that is one, where several places let in the same people.'),
      features: z.array(z.string()).min(1).optional().describe("One of these features of the user's company."),
      designations: z
        .array(z.string())
        .min(1)
        .optional()
        .describe("A designation of one of these types, with a value other than None, for the user's company."),
      toggles: z.array(z.string()).min(1).optional().describe('One of these toggles is on.'),
      actor: z
        .literal(true)
        .optional()
        .describe(
          'roles and designations are those of whoever sits at the page, also while they act for somebody else. Features and toggles stay those of the company shown.',
        ),
      acting: z.enum(['never', 'only']).optional().describe('never: not while somebody else acts for the person shown; only: just then.'),
    }),
  ])
  .meta({ id: 'Allow', description: 'Who may see, open or call this.' });
export type Allow = z.infer<typeof allow>;

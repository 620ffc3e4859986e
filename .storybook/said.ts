/** Where stories tell what happened in them. Storybook shows it in its panel Actions; tests have no panel. */
export const said = { tell: (_what: string, _detail: unknown): void => {} };

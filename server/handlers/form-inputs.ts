import type { Caller } from '../records/callers';

/** What a form is given beside its data, by the form's id: the same as its screen gives it. */
const inputs: Record<string, (caller: Caller) => Record<string, unknown>> = {
  'user-profile': ({ entity }) => ({ items: entity.ProfileItems }),
};

/** Empty for a form without input, and while nobody is signed in. */
export const formInput = (form: string, caller: Caller | undefined) => (caller !== undefined && Object.hasOwn(inputs, form) ? inputs[form]!(caller) : {});

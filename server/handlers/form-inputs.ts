import type { Caller } from '../records/callers';
import type { Tools } from '../tools';
import { askedFields } from './asked-fields';

type Input = Record<string, unknown>;

/** What a form is given beside its data, by the form's id: the same as its screen gives it. */
const inputs: Record<string, (caller: Caller, tools: Tools) => Input | Promise<Input>> = {
  'user-profile': ({ entity }) => ({ items: entity.ProfileItems }),
  'optional-fields': async (caller, tools) => ({ items: await askedFields(caller, tools) }),
};

/** Empty for a form without input, and while nobody is signed in. */
export const formInput = (form: string, caller: Caller | undefined, tools: Tools): Input | Promise<Input> =>
  caller !== undefined && Object.hasOwn(inputs, form) ? inputs[form]!(caller, tools) : {};

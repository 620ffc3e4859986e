import type { FastifyRequest } from 'fastify';
import type { CompiledForm, CompiledOperation, Revision } from '../../runtime/definitions/compiled';
import type { Scope } from '../../runtime/expressions/evaluate';
import { type CompiledValidator, compiledValidator } from '../../runtime/validation/compiled-validator';
import { dateIn } from '../../runtime/format/date';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { planForm } from '../../runtime/validation/form-plan';
import { valueAt } from '../../runtime/validation/pointer';
import { validateForm, visibleFields } from '../../runtime/validation/validate-form';
import { type Ask, choiceFaults } from './choice-faults';
import { fileFaults } from '../files/file-faults';
import { sessionScopeOfCaller } from '../caller-answers';
import { formInput } from '../handlers/form-inputs';
import type { Tools } from '../tools';
import { settingsOf } from '../settings';
import type { FailureMessage } from '../../schemas/generated/records';
import { unstorableParts } from './unstorable-parts';
import { faultsIn, validatorFor } from './validation';

/**
 * What is wrong with a body, by its schema and, where the call saves a form, by the customer's effective form: the same code as in
 * the browser, the same words. Only the form knows that a required value may be missing while its field is hidden.
 */
export async function bodyFaults(request: FastifyRequest, operation: CompiledOperation, tools: Tools, ask: Ask): Promise<FailureMessage[]> {
  const { body, revision } = request;
  if (operation.body === undefined) return [];
  if (body === undefined) return [{ Code: 'required', Field: '', Message: 'The request has no body.' }];
  const unstorable = unstorableParts(body);
  if (unstorable.length > 0) return unstorable;
  const bySchema = faultsIn(operation.body, body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return bySchema;
  const form = formOf(operation, body, revision);
  if (form === undefined) return bySchema;
  const sent = {
    caller: request.caller,
    host: request.hostEntity,
    body: body as Record<string, unknown>,
    path: request.params as Record<string, unknown>,
    revision,
  };
  const scope = scopeOf(request, body, tools.clock.now(), await formInput(form.id, sent, tools));
  const byForm = formFaults(request, form, body, scope);
  if (byForm.length > 0) return byForm;
  const rest = bySchema.filter(({ Code }) => Code !== 'required');
  if (rest.length > 0) return rest;
  const shown = visibleFields(planForm(form, request.revision, scope), body, scope);
  const userId = request.caller?.user.UserId;
  const isOwn = async (fileId: string) => userId !== undefined && tools.files.isOf(userId, fileId);
  return [...(await choiceFaults(shown, body, scope, ask)), ...(await fileFaults(shown, body, scope, isOwn))];
}

/** The form that a call saves: always the same one, or the one that a value of the body chooses. */
function formOf({ form, chosenForm }: CompiledOperation, body: object, { forms, shell }: Revision): CompiledForm | undefined {
  const chosen = chosenForm && own(shell.settings[chosenForm.forms], String(valueAt(body, chosenForm.at)));
  const id = form ?? chosen;
  return typeof id === 'string' ? (own(forms, id) as CompiledForm | undefined) : undefined;
}

const own = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;

function scopeOf({ revision, caller }: FastifyRequest, body: object, now: Date, input: Record<string, unknown>): Scope {
  return {
    today: dateIn(now.toISOString(), caller?.timeZone ?? undefined),
    session: sessionScopeOfCaller(caller, settingsOf(revision)),
    settings: revision.shell.settings,
    input,
    form: body,
  };
}

function formFaults({ revision }: FastifyRequest, form: CompiledForm, body: object, scope: Scope): FailureMessage[] {
  const found = validateForm(
    planForm(form, { ...revision, interpret: interpretSchema }, scope),
    body,
    scope,
    compiledValidator(validatorFor(form.data) as unknown as CompiledValidator),
  );
  return found.map((fault) => ({ ...fault, Field: existing(fault.Field) }));
}

/** An answer that is missing from a list has no place yet: the list is where it lacks. */
const existing = (pointer: string) => pointer.replace(/\/~\?.*$/, '');

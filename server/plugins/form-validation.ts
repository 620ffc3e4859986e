import { todayOf } from '../calls/time-zone';
import type { FastifyRequest } from 'fastify';
import type { CompiledForm, CompiledOperation, JsonSchema, Revision } from '../../runtime/definitions/compiled';
import type { Scope } from '../../runtime/expressions/evaluate';
import { type CompiledValidator, compiledValidator } from '../../runtime/validation/compiled-validator';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { withComputed } from '../../runtime/validation/computed';
import { type FormPlan, planForm } from '../../runtime/validation/form-plan';
import { valueAt } from '../../runtime/validation/pointer';
import { dataToSend, validateForm, visibleFields } from '../../runtime/validation/validate-form';
import { type Ask, choiceFaults } from './choice-faults';
import { fileFaults } from './file-faults';
import { sessionScopeOfCaller } from '../calls/caller-answers';
import { formInput } from './form-inputs';
import type { Tools } from '../calls/tools';
import type { FailureMessage } from '../../schemas/generated/records';
import { unstorableParts } from '../foundation/unstorable-parts';
import { faultsInWritten, validatorFor } from '../foundation/validation';
import { keyOf } from '../areas/resources/rows-call';
import { rowKeeper } from '../records/files';
import { constantsOf, settingsIn } from '../foundation/constants';
import { stringOf } from '../../runtime/validation/string-of';
import { isObject } from '../../runtime/validation/is-object';

/** A body after it was judged: what is wrong with it, and what of it counts. */
interface JudgedBody {
  faults: FailureMessage[];
  /** Without what hidden fields of its form clear or omit: the only body that a handler is given. */
  body: unknown;
}

/**
 * What is wrong with a body, by its schema and, where the call saves a form, by the customer's effective form: the same code as in
 * the browser, the same words. Only the form knows that a required value may be missing while its field is hidden, and that a hidden
 * value is not stored: the page leaves it out, so whoever sends it all the same is not heard.
 */
export async function judgeBody(request: FastifyRequest, operation: CompiledOperation, tools: Tools, ask: Ask): Promise<JudgedBody> {
  const { body: asSent, revision } = request;
  let body = asSent;
  const judged = (...faults: FailureMessage[]): JudgedBody => ({ faults, body });
  if (operation.body === undefined) return judged();
  if (body === undefined) return judged({ Code: 'required', Field: '', Message: 'The request has no body.' });
  const unstorable = unstorableParts(body);
  if (unstorable.length > 0) return judged(...unstorable);
  const form = isObject(body) ? formOf(operation, body, revision) : undefined;
  if (form === undefined || !isObject(body)) return judged(...faultsInWritten(operation.body, body));
  const sent = { caller: request.caller, host: request.hostEntity, body, path: request.params as Record<string, unknown>, revision };
  const asked = await scopeOf(request, form, sent, tools);
  const plan = planForm(form, { ...revision, interpret: interpretSchema }, asked);
  body = withComputed(plan, body, asked);
  const given = { ...asked, form: body };
  const byForm = formFaults(plan, given);
  if (byForm.length > 0) return judged(...byForm);
  // The conditions of a filter are judged as they were sent: one that is taken out unasked would find more than was asked for.
  const isFilter = plan.fields.some(({ optional }) => optional !== undefined);
  const counted = isFilter ? body : (dataToSend(plan, body, given) as Record<string, unknown>);
  return { faults: await faultsOfParts(request, { ...operation, body: operation.body }, plan, { ...given, form: counted }, tools, ask), body: counted };
}

/** What is wrong with the values that count: by the schema of the call, and by what other calls and stored files say of them. */
async function faultsOfParts(
  request: FastifyRequest,
  operation: CompiledOperation & { body: JsonSchema },
  plan: FormPlan,
  scope: Scope,
  tools: Tools,
  ask: Ask,
): Promise<FailureMessage[]> {
  const body = scope.form as Record<string, unknown>;
  const bySchema = faultsInWritten(operation.body, body).filter(({ Code }) => Code !== 'required');
  if (bySchema.length > 0) return bySchema;
  const shown = visibleFields(plan, body, scope);
  const userId = request.caller?.user.UserId;
  const row = rowOf(request, operation);
  const ownFile = async (fileId: string) => (userId === undefined ? undefined : tools.files.ownFile({ userId, row }, fileId));
  return [...(await choiceFaults(shown, body, scope, ask)), ...(await fileFaults(shown, body, scope, ownFile))];
}

/** What keeps the files of the row that a request changes; nothing where it changes none. */
function rowOf({ params, query, body }: FastifyRequest, { resource: rows }: CompiledOperation): string | undefined {
  const key = rows && keyOf({ rows, path: params as Record<string, unknown>, query: query as Record<string, unknown>, body });
  return rows && key !== undefined ? rowKeeper(rows.resource, key) : undefined;
}

/** The form that a call saves: always the same one, or the one that a value of the body chooses. */
function formOf({ form, chosenForm }: CompiledOperation, body: Record<string, unknown>, { forms, constants }: Revision): CompiledForm | undefined {
  const chosen =
    chosenForm &&
    own(Object.values(constants).find((file) => Object.hasOwn(file, chosenForm.forms))?.[chosenForm.forms], stringOf(valueAt(body, chosenForm.at)));
  const id = form ?? chosen;
  return typeof id === 'string' ? (own(forms, id) as CompiledForm | undefined) : undefined;
}

const own = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;

async function scopeOf(request: FastifyRequest, form: CompiledForm, sent: Parameters<typeof formInput>[1], tools: Tools): Promise<Scope> {
  const { revision, caller } = request;
  return {
    today: todayOf({ caller, revision }, tools.clock),
    session: sessionScopeOfCaller(caller, constantsOf(revision).server),
    settings: settingsIn(revision),
    input: await formInput(form.id, sent, tools),
    form: sent.body,
  };
}

function formFaults(plan: FormPlan, scope: Scope): FailureMessage[] {
  const found = validateForm(plan, scope.form, scope, compiledValidator(validatorFor(plan.form.data) as unknown as CompiledValidator));
  return found.map((fault) => ({ ...fault, Field: existing(fault.Field) }));
}

/** An answer that is missing from a list has no place yet: the list is where it lacks. */
const existing = (pointer: string) => pointer.replace(/\/~\?.*$/, '');

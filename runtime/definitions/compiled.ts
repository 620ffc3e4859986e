/**
 * What codegen makes from the definitions, and what server and browser run. All of it is plain JSON, immutable, and named by the hash of
 * its content: nothing here is ever changed in place.
 */
import type { Dialog } from './shapes/dialog';
import type { AnswerTemplate } from './shapes/endpoints';
import type { Fieldset } from './shapes/fieldset';
import type { Expression, Text } from './shapes/expression';
import type { Flow } from './shapes/flow';
import type { Form } from './shapes/form';
import type { FormulasMapping } from './shapes/formulas';
import type { Guards } from './shapes/guards';
import type { Language } from '../format/language';
import type { Layout } from './shapes/layout';
import type { Catalogue } from './shapes/catalogue';
import type { Allow } from './shapes/allow';
import type { Message } from './shapes/message';
import type { Questionnaire } from './shapes/questionnaire';
import type { Resource, ResourceDoes } from './shapes/resource';
import type { Rule } from './shapes/rule';
import type { Screen } from './shapes/screen';
import type { App, Branding, Navigation } from './shapes/settings';
import type { Table } from './shapes/table';

/** A JSON Schema 2020-12 with every reference to a record written out. `true` accepts everything. */
export type JsonSchema = { [keyword: string]: unknown };

/** A call of the server as a page makes it: of its schemas, a page needs none. */
export interface CalledOperation {
  /** The `operationId`: how screens and flows name the call. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the document, with a leading slash and `{name}` placeholders, without `/api`. */
  path: string;
  parameters: { name: string; in: 'path' | 'query' }[];
  /** The answer is a file, sent piece by piece. */
  answersFile?: true;
  /** An answer that says it was not successful is none of a failure. */
  answersRefusals?: true;
  /** Null is an answer to it; to any other read it is a failure. */
  answersNull?: true;
  /** It is sent a file, as the part `File` of a form. */
  takesFile?: true;
  /** Set by what makes the call: it changes something, and a failure is shown where the person acted. */
  showsFailure?: true;
  /** Who may call. Absent is refused by the check: deny by default. */
  allow: Allow;
  /** It changes nothing, although it is a POST: its body says what is asked for. */
  reads?: true;
  /** It is a call of an adapter: it has variants and no path. The first variant whose condition holds is used. */
  variants?: CompiledVariant[];
}

/** One call of the server, from an OpenAPI document under schemas/endpoints. */
export interface CompiledOperation extends CalledOperation {
  /** The document's name: `profile` for schemas/endpoints/profile.json. One handler file serves one area. */
  area: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  body?: JsonSchema;
  /** The largest body, in bytes, where the document says it. */
  bodyLimit?: number;
  /** The answer of a success, envelope included. Absent when nothing is answered. */
  answer?: JsonSchema;
  /** Its refusals are written into the audit trail; with `itself` it writes down what it does, too. */
  audit?: 'refusals' | 'itself';
  /** The form whose conditions and validators the body must satisfy. */
  form?: string;
  /** Instead of it: the value at `at` in the body chooses the form that the constant `forms` names for it. */
  chosenForm?: { at: string; forms: string };
  /** It reads or writes the rows of a resource: it has no handler. */
  resource?: ResourceCall;
  /** The parameter that names whose rows it reads or writes, in place of the caller. */
  person?: string;
  /** Its answer is a template: it has no handler. */
  template?: AnswerTemplate;
}

/** What a call does with the rows of a resource. */
export interface ResourceCall {
  resource: string;
  does: ResourceDoes;
  /** The parameter, or the property of the body, that names the row. */
  key?: string;
  /** The parameter that says whether the row of the partner holds. */
  follows?: { parameter: string; on: string | boolean; off: string | boolean };
  /** The resource has made the call: it is served at the address that all resources share. */
  isMade?: true;
  /** Under which property of the answer the row, the list, or whether it was done stands; without it, it is the answer itself. */
  at?: string;
  /** Under which property of the answer the number of all rows stands. */
  total?: string;
  /** The properties of a row that are answered; without it, it is answered only that it was done. */
  shows?: string[];
}

/** How the values of a property are compared: texts without regard to letter case and accents, `exact` as they are written. */
export type ResourceColumn = 'number' | 'boolean' | 'text' | 'exact';

/** A resource with what the server needs of its record. */
export interface CompiledResource extends Omit<Resource, 'calls' | 'key' | 'limit'> {
  calls?: Resource['calls'];
  /** The property that names a row; empty where there is a single one. */
  key: string;
  limit: number;
  /** What a row is, written out. */
  schema: JsonSchema;
  /** The properties that a list can be sorted and narrowed by, as pointers. */
  columns: Record<string, ResourceColumn>;
}

/** One variant of a call of an adapter. */
export interface CompiledVariant {
  /** Taken while this holds; without it, always. */
  when?: Expression;
  /** The calls that are made at once, by the name under which `answers` has what they answer. */
  calls: Record<string, { operation: CalledOperation; input?: unknown; when?: Expression | undefined }>;
  /** What it comes to. */
  answer?: unknown;
  failed?: Text | undefined;
  unreachable?: Text | undefined;
}

/** A rule of a form; one that uses a validator has that validator's words written into it. */
export interface CompiledRule {
  id: string;
  at: string;
  code?: string | undefined;
  validWhen: Expression;
  message: Text;
  /** Of a validator: what it reads as `options`. */
  options?: unknown;
  /** Of a validator: it reads the value at `at` as `value`, and is not asked for no value unless `evenEmpty`. */
  validator?: { evenEmpty: boolean; limits?: Record<string, Expression> | undefined } | undefined;
}

/** A form with its record's schema written out, and its rules with their validators. */
export interface CompiledForm extends Omit<Form, 'data' | 'rules'> {
  /** Of a filter that has all of another: that one. */
  extends?: string;
  data: JsonSchema;
  /** Nobody made it: it is drawn as its schema says. */
  isOfSchema?: true;
  rules?: CompiledRule[] | undefined;
  /** An empty text, an empty list and null are values: only what is absent is missing. So it is where the schema is not ours, and JSON Schema means it so. */
  emptyCounts?: true;
}

/** One place the address bar can show. */
export interface Route {
  screen: string;
  path: string;
  title: string;
  allow: Allow;
  /** The names of further conditions, in the order in which they are asked. */
  guards: string[];
  layout: string;
  /** The part of the application whose menu stands beside it. */
  /** The screen shows a table, which can be loaded beside it. */
  hasTable?: true;
  section?: string | undefined;
}

/** Definitions and everything they may open. */
export interface Bundle {
  forms: Record<string, CompiledForm>;
  tables: Record<string, Table>;
  dialogs: Record<string, Dialog>;
  fieldsets: Record<string, Fieldset>;
  formulas: Record<string, FormulasMapping>;
  flows: Record<string, Flow>;
  operations: Record<string, CalledOperation>;
}

/** A bundle that is loaded when it is first needed, beside the shell. */
interface LateBundle extends Bundle {
  /** The constants that its expressions read and that the shell does not bring; absent where there are none. */
  settings?: Record<string, unknown>;
}

/** One screen and everything it may open: one request, cached for ever. */
export interface ScreenBundle extends LateBundle {
  screen: Screen;
  /** The forms that the screen itself shows, not its dialogs: what they need is loaded beside the screen's data. */
  shownForms?: string[];
}

/** How a flow stands, as expressions read it. */
export interface FlowSnapshot {
  state: string;
  states: string[];
  context: Record<string, unknown>;
}

/** A flow of the application that is loaded when it is first needed: by which events, and how it reads until then. */
interface LateFlow {
  startsOn: string[];
  reading: FlowSnapshot;
}

/** One of them and everything it may open: one request, cached for ever. */
export interface FlowBundle extends LateBundle {
  flow: Flow;
}

/** What the page needs before any screen: routes, guards, constants, navigation, layouts, the application's flows, and all they may open. */
export interface Shell extends Bundle {
  hash: string;
  customer: string | null;
  routes: Route[];
  guards: Guards['guards'];
  layouts: Record<string, Layout>;
  lateFlows: Record<string, LateFlow>;
  /** The constants by name that its own expressions read; other bundles bring theirs. */
  settings: Record<string, unknown>;
  app: App & { navigation?: Navigation; branding?: Branding };
  /** The language of its texts; absent for English. */
  language?: Language;
}

/** What a language changes: a text in the place of another, in a list what stands there instead, or what changes below, by key. */
export type Patch = string | [unknown] | { [key: string]: Patch };

/** A revision in another language: how it differs from the revision itself. */
export interface RevisionLanguage extends Language {
  /** Of what it says. */
  hash: string;
  name: string;
  toggle?: string | undefined;
  insteadOf?: string | undefined;
  patch: Patch;
  /** Those of the program's own texts that a page says. */
  pageTexts: Language['texts'];
  /** What stands in rows: the server says it. Absent in revisions from before there were any. */
  rows?: Language['rows'];
}

/** What names the items of a catalogue, and the parts of their lists. */
export type CatalogueNames = Pick<Catalogue, 'key' | 'title' | 'lists'>;

/** Everything of one customer (or of the base, `customer: null`), as one immutable whole. */
export interface Revision {
  /** Of the content: two revisions with the same hash are the same. */
  hash: string;
  customer: string | null;
  shell: Shell;
  screens: Record<string, ScreenBundle>;
  /** The flows of the application that are loaded when they are first needed. */
  lateFlows: Record<string, FlowBundle>;
  forms: Record<string, CompiledForm>;
  /** All of them: what the server writes as a table, a file of people for one, has its columns. */
  tables: Record<string, Table>;
  /** All of them: what saves a form may need one that no screen shows. */
  fieldsets: Record<string, Fieldset>;
  formulas: Record<string, FormulasMapping>;
  /** Read by the server only: every constant by its name, by the id of its file. */
  constants: Record<string, Record<string, unknown>>;
  /** Read by the server only: what a page shows of one comes as the answer of a call. */
  questionnaires: Record<string, Questionnaire>;
  /** Read by the server only: of each catalogue the values of what is offered, in the order of the items' ids. */
  catalogues: Record<string, unknown[]>;
  /** How the items of each catalogue and their parts are named, so that two revisions can be compared. */
  catalogueNames: Record<string, CatalogueNames>;
  /** Read by the server only. */
  resources: Record<string, CompiledResource>;
  /** Read by the server only: the emails and text messages that it sends. */
  messages: Record<string, Message>;
  /** Read by the server only: what it does by itself when rows change or time passes. */
  rules: Record<string, Rule>;
  operations: Record<string, CompiledOperation>;
  /** Each record's effective schema, written out. */
  records: Record<string, JsonSchema>;
  /** An ES module for each form whose default export is its validate function: ajv standalone code (design 5). */
  validators: Record<string, string>;
  /** The languages that it can be said in beside English, by their tags in small letters. */
  languages?: Record<string, RevisionLanguage>;
  /** The language of its texts; absent for English. */
  language?: Language;
}

import type { CompiledOperation, JsonSchema } from '../../runtime/definitions/compiled';
import type { Dialog } from '../../runtime/definitions/shapes/dialog';
import type { ServerQuery } from '../../runtime/definitions/shapes/endpoints';
import type { Layout } from '../../runtime/definitions/shapes/layout';
import type { Screen } from '../../runtime/definitions/shapes/screen';
import type { Records } from '../records';
import type { Definition } from './definition';
import type { DefinitionKind, ValueOf } from './definition-kinds';

/** Each definition by its kind and id. */
type Definitions = { [Kind in DefinitionKind]: Definition<ValueOf<Kind>> | undefined };

/** Every query that a check may make on the project, and its result. */
export interface QueryResults extends Definitions {
  /** The items of a catalogue, in the order of their files, the base's first: the id of each, a blank, what it is known by. */
  items: string[];
  /** The names of all definitions of a kind, or of all calls (`operation`), for "did you mean". */
  names: string[];
  /** The screens, dialogs and layouts that run a flow. */
  users: Definition<Screen | Dialog | Layout>[];
  /** The fragments that some screen, dialog or layout uses, also through others; all, while one of those cannot be read. */
  usedFragments: string[];
  /** Whether a fault elsewhere hides which `paths` there are, or who runs which `flows`: what seems missing may be there. */
  unclear: boolean;
  /** The flows of the application, and of a kind of sources those that it allows. */
  appFlows: string[];
  sources: string[];
  /** The sections of the application whose menu the navigation has. */
  sections: string[];
  /** Every path of the address bar: `/programs/:id`, a blank, the screen's id. */
  routes: string[];
  /** The records whose references all exist. */
  records: Records;
  operations: Record<string, CompiledOperation>;
  /** What the server can be asked for by templates of answers, by name, with the records written out. */
  serverQueries: Record<string, ServerQuery>;
  /** Each of them: its name, a blank, its document. */
  declaredQueries: string[];
  /** The calls that a resource makes. */
  madeOperations: Record<string, CompiledOperation>;
  /** The calls of the server and those of adapters. */
  callable: Record<string, CompiledOperation>;
  operation: CompiledOperation | undefined;
  /** Each declared call: its id, a blank, where it is served, a blank, its document. */
  declaredCalls: string[];
  /** The names of the records that callers send, alone or within others. */
  sentRecords: string[];
  /** The ids of the calls that save a form. */
  savedBy: string[];
  /** The forms that a constant names, by what chooses each; nothing when it is no constant with texts by name. */
  formsOf: Record<string, string> | undefined;
  /** A record written out; nothing when it does not exist or refers to what does not. */
  schema: JsonSchema | undefined;
  /** A form's data written out. */
  formData: JsonSchema | undefined;
  /** The files of constants that hold a name. */
  constantFiles: string[];
  /** The names that a constant which is a rule reads; nothing when it is no rule. */
  ruleReads: string[] | undefined;
  /** A part of what everybody may read (`session`, `settings`, `stored`, `flows`), by its path from the variable on: `session.user.Roles`. */
  commonPart: JsonSchema | undefined;
  /** What the variable `session` holds. */
  session: JsonSchema | undefined;
  /** The constants that are lists of strings, by name. */
  textLists: Record<string, string[]>;
  /** A constant that is a list of strings. */
  textList: string[] | undefined;
  /** The constants' values, by name: those for the server too. */
  settingValues: Record<string, unknown>;
  /** What the variable `settings` holds: the constants that pages get. */
  settings: JsonSchema | undefined;
  /** The same for the rules of constants, which read those for the server too. */
  allSettings: JsonSchema | undefined;
  /** What the variable `stored` holds. */
  stored: JsonSchema | undefined;
  /** What the variable `flows` holds: how the application's flows stand. */
  flows: JsonSchema | undefined;
  /** The names of the guards of screens. */
  guardNames: string[];
  /** The events that actions announce to the application's flows. */
  announced: string[];
  /** The places in which menus of layouts, screens and fragments take their items. */
  menus: string[];
}
export type QueryName = keyof QueryResults;

/** Makes a query: `query('form', 'user-profile')`. */
export type Query = <Name extends QueryName>(question: Name, about?: string) => QueryResults[Name];

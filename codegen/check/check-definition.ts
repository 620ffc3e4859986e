import type { Fault } from '../../runtime/definitions/fault';
import type { Definition } from '../project/definition';
import type { DefinitionKind } from '../project/definition-kinds';
import { faultAt } from '../project/definition';
import { type Dependency, type Project, tracked } from '../project/project';
import type { Check } from './check';
import { checkCatalogue } from './catalogues';
import { checkConstants } from './constants';
import { checkEndpoints } from './endpoints';
import { checkFieldset } from './fieldsets';
import { checkFilter } from './filters';
import { checkFlow } from './flows';
import { checkForm } from './forms';
import { checkFormulas } from './formulas';
import { checkFragment } from './fragments';
import { checkItem } from './items';
import { checkAdapter } from './adapters';
import { checkLanguage } from './languages';
import { checkMessage } from './messages';
import { checkOperation } from './operation-templates';
import { checkQuestionnaire } from './questionnaires';
import { checkRecord } from './records';
import { checkResource } from './resources';
import { checkRule } from './rules';
import { checkDialog, checkLayout, checkScreen } from './screens';
import { checkApp, checkBranding, checkGuards, checkNavigation } from './settings';
import { checkTable } from './tables';
import { checkValidator } from './validators';
import { checkManifest } from './widgets';
import { failureText } from '../../runtime/validation/string-of';

/** How each kind of definition is checked, beyond its shape. Overlays are checked by being applied. */
const checks: { [Kind in Exclude<DefinitionKind, 'overlay'>]: (check: Check<never>) => void } = {
  record: checkRecord,
  endpoints: checkEndpoints,
  widget: checkManifest,
  form: checkForm,
  filter: checkFilter,
  table: checkTable,
  fieldset: checkFieldset,
  formulas: checkFormulas,
  questionnaire: checkQuestionnaire,
  resource: checkResource,
  message: checkMessage,
  rule: checkRule,
  catalogue: checkCatalogue,
  item: checkItem,
  adapter: checkAdapter,
  validator: checkValidator,
  screen: checkScreen,
  dialog: checkDialog,
  layout: checkLayout,
  fragment: checkFragment,
  flow: checkFlow,
  constants: checkConstants,
  navigation: checkNavigation,
  guards: checkGuards,
  app: checkApp,
  branding: checkBranding,
  language: checkLanguage,
  'overlay-operation': checkOperation,
};

/** Checks one definition against the project, and records the queries that it depends on. A definition whose shape is wrong is checked no further. */
export function checkDefinition(definition: Definition, project: Project): { faults: Fault[]; dependencies: Dependency[] } {
  const {
    project: { query },
    dependencies,
  } = tracked(project);
  const faults: Fault[] = [];
  const check: Check = {
    peek: project.query,
    definition,
    query,
    faults,
    report: (code, path, message, detail) => faults.push(faultAt(definition, code, path, message, detail)),
  };
  try {
    if (definition.sound && definition.kind !== 'overlay') checks[definition.kind](check as Check<never>);
  } catch (error) {
    check.report('check-failed', [], `The check of this file failed: ${failureText(error)}. This is a mistake of the program; please report it.`);
  }
  return { faults, dependencies: dependencies() };
}

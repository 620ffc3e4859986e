import type { CompiledOperation } from '../../runtime/definitions/compiled';
import type { Dialog } from '../../runtime/definitions/shapes/dialog';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Flow } from '../../runtime/definitions/shapes/flow';
import type { Table } from '../../runtime/definitions/shapes/table';
import type { Project } from '../project/project';
import { pageConstantsOf } from '../revision/constants';
import { allOf, fieldsetsOf } from '../revision/parts';

/** What a revision holds only where a screen uses it. Stories show it whether a screen does or not. */
export interface StoryParts {
  tables: Record<string, Table>;
  dialogs: Record<string, Dialog>;
  fieldsets: Record<string, Fieldset>;
  flows: Record<string, Flow>;
  /** All calls, those of adapters too. */
  operations: Record<string, CompiledOperation>;
  /** All constants that pages may get. */
  settings: Record<string, unknown>;
}

/** All of a project's parts, those that no screen opens too. */
export const storyPartsOf = (project: Project): StoryParts => ({
  tables: allOf(project, 'table'),
  dialogs: allOf(project, 'dialog'),
  fieldsets: fieldsetsOf(project),
  flows: allOf(project, 'flow'),
  operations: project.query('callable'),
  settings: pageConstantsOf(project),
});

/** The spellings of a name. */
export interface Names {
  camel: string;
  pascal: string;
  dashed: string;
}

/** What is written for a new part of the product. */
export interface PartPlan {
  /** The new files, by their paths. */
  files: Record<string, string>;
  /** The lists that get a line: the import at the head of the file, how the list begins, and its new entry. */
  lists: { file: string; imports: string; opener: string; entry: string }[];
  /** What is left to do by hand, each a sentence. */
  next: string[];
}

interface Plan {
  /** A name, as the help shows it. */
  example: string;
  of(names: Names, area: string | undefined): PartPlan;
}

const generated = 'Run "npm run generate", then "npx tsc --noEmit -p .".';

/** A node that shows a text. */
const node = ({ camel, pascal, dashed }: Names): PartPlan => ({
  files: {
    [`runtime/definitions/nodes/${dashed}.ts`]: `import { z } from 'zod';
import { text } from '../shapes/expression';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** Shows a text. */
export const ${camel}Node = {
  shape: z.strictObject({ ...common, ${camel}: text }),
} satisfies NodeKind;
`,
    [`codegen/check/nodes/${dashed}.ts`]: `import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The text reads what there is. */
export const check${pascal}Node: CheckOf<'${camel}'> = (check, path, { ${camel} }, place) => checkText(check, [...path, '${camel}'], ${camel}, place);
`,
    [`runtime/screen/nodes/${pascal}Node.tsx`]: `import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';

/** Shows a text. */
export const ${pascal}Node = ({ node, scope, screen }: NodeViewProps<NodeOf<'${camel}'>>) => <p className="text-body">{textOf(node.${camel}, scope, screen.report)}</p>;
`,
  },
  lists: [
    {
      file: 'runtime/definitions/nodes/index.ts',
      imports: `import { ${camel}Node } from './${dashed}';`,
      opener: 'export const nodeKinds = {',
      entry: `${camel}: ${camel}Node`,
    },
    {
      file: 'codegen/check/nodes/index.ts',
      imports: `import { check${pascal}Node } from './${dashed}';`,
      opener: 'const checks: { [Name in NodeName]: CheckOf<Name> } = {',
      entry: `${camel}: check${pascal}Node`,
    },
    {
      file: 'runtime/screen/node-views.ts',
      imports: `import { ${pascal}Node } from './nodes/${pascal}Node';`,
      opener: 'export const nodeViews = {',
      entry: `${camel}: ${pascal}Node`,
    },
  ],
  next: [
    generated,
    `A screen shows it by { "id": "…", "${camel}": "A text" }. Give each further key of its shape a sentence by "describe".`,
    'Plant its mistakes in tests/check/planted/nodes.json, and try what it does in a browser test.',
  ],
});

/** An action that shows a message. */
const action = ({ camel, pascal, dashed }: Names): PartPlan => ({
  files: {
    [`runtime/definitions/actions/${dashed}.ts`]: `import { z } from 'zod';
import { text } from '../shapes/expression';
import { common } from './every-action';

/** Shows a message for a while. */
export const ${camel}Action = z.strictObject({ ${camel}: text, ...common });
`,
    [`codegen/check/actions/${dashed}.ts`]: `import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The text reads what there is. */
export const check${pascal}: CheckOf<'${camel}'> = (check, path, { ${camel} }, place) => checkText(check, [...path, '${camel}'], ${camel}, place);
`,
    [`runtime/actions/${dashed}.ts`]: `import type { Action } from '../definitions/actions';
import type { Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { type ActionContext, type ActionResult, reporter } from './action-context';

/** Shows a message for a while. */
export function ${camel}({ ${camel}: text }: Extract<Action, { ${camel}: unknown }>, context: ActionContext, extra: Scope): ActionResult {
  context.services.messages.show(textOf(text, { ...context.scope(), ...extra }, reporter(context)), 'info');
  return 'continue';
}
`,
  },
  lists: [
    {
      file: 'runtime/definitions/actions/index.ts',
      imports: `import { ${camel}Action } from './${dashed}';`,
      opener: 'export const actionShapes = {',
      entry: `${camel}: ${camel}Action`,
    },
    {
      file: 'codegen/check/actions/index.ts',
      imports: `import { check${pascal} } from './${dashed}';`,
      opener: 'const checks: { [Name in ActionName]: CheckOf<Name> } = {',
      entry: `${camel}: check${pascal}`,
    },
    { file: 'runtime/actions/run.ts', imports: `import { ${camel} } from './${dashed}';`, opener: 'const actions = {', entry: camel },
  ],
  next: [generated, 'Plant its mistakes in tests/check/planted, and test what it does beside its file in runtime/actions.'],
});

/** The first job of an area: it counts nothing, once an hour. */
const job = ({ camel }: Names, area: string = camel): PartPlan => ({
  files: {
    [`server/areas/${area}/jobs.ts`]: `import type { Job, JobResult, JobRun } from '../../calls/job';

/** A step may run twice, so it must have the same result the second time. Call \`keep\` after each step. */
async function ${camel}({ keep }: JobRun): Promise<JobResult> {
  await keep(null);
  return { Done: 0 };
}

/** The jobs of this area. */
export const jobs: readonly Job[] = [{ name: '${camel}', run: ${camel} }];
`,
  },
  lists: [
    {
      file: 'server/jobs/registry.ts',
      imports: `import { jobs as ${camelOf(area)}Jobs } from '../areas/${area}/jobs';`,
      opener: 'export const jobsByArea: Record<string, readonly Job[]> = {',
      entry: `${camelOf(area)}: ${camelOf(area)}Jobs`,
    },
  ],
  next: [
    'Say when it runs: a line of "jobSchedules" in schemas/settings/jobs.constants.json and "schedule" in jobs.ts; or add its rows by "records.jobs.add".',
    `Give it a name that people read: "${camel}" in schemas/tables/jobs.table.json and schemas/forms/job-filter.form.json, and its Spanish.`,
    'Test it by "startRunner" of tests/server/support/jobs.ts, also ended between two steps.',
  ],
});

/** An area with one call that everyone who is signed in may make. */
const area = ({ camel, pascal, dashed }: Names): PartPlan => ({
  files: {
    [`schemas/endpoints/${dashed}.json`]: `{
  "openapi": "3.1.0",
  "info": { "title": "${pascal}", "version": "1.0.0", "description": "Say what this area is for." },
  "paths": {
    "/${dashed}": {
      "get": {
        "operationId": "get${pascal}",
        "summary": "Returns whether the caller's company has it.",
        "x-allow": "signedIn",
        "responses": {
          "200": { "description": "Whether it has.", "content": { "application/json": { "schema": { "type": "boolean" } } } },
          "default": { "description": "A failure.", "content": { "application/json": { "schema": { "$ref": "record:Failure" } } } }
        }
      }
    }
  }
}
`,
    [`server/areas/${dashed}/handlers.ts`]: `import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/${dashed}.json. */
export const handlers = {
  async get${pascal}() {
    return false;
  },
} satisfies Handlers<'${dashed}'>;
`,
  },
  lists: [
    {
      file: 'server/plugins/registry.ts',
      imports: `import { handlers as ${camel} } from '../areas/${dashed}/handlers';`,
      opener: 'export const handlersByArea = {',
      entry: camel === dashed ? camel : `'${dashed}': ${camel}`,
    },
  ],
  next: [
    generated,
    'Test it in tests/server, with an id of another company in tests/server/other-company.test.ts; a call that changes rows also in lost-updates.test.ts.',
    'If it imports another area, add the pair to "areasMayImport" in tests/architecture.test.ts.',
  ],
});

const camelOf = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** What `npm run author -- new` can write, by its name. */
export const partPlans: Record<string, Plan> = {
  node: { example: 'meter', of: node },
  action: { example: 'vibrate', of: action },
  job: { example: 'tidy --area programs', of: job },
  area: { example: 'surveys', of: area },
};

import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Screen } from '../../runtime/definitions/shapes/screen';
import type { Project } from '../project/project';

/** A screen whose variables say what the address may tell of them: of an object those properties, written out, since a page does not have the records. */
export function withToldState(project: Project, screen: Screen): Screen {
  const state = Object.entries(screen.state ?? {});
  if (!state.some(([, { inAddress }]) => typeof inAddress === 'object')) return screen;
  const told = state.map(([name, variable]) => {
    const { inAddress, schema } = variable;
    return [
      name,
      typeof inAddress === 'object' ? { ...variable, schema: { type: 'object', properties: picked(project, schema, inAddress.properties) } } : variable,
    ];
  });
  return { ...screen, state: Object.fromEntries(told) as Screen['state'] };
}

function picked(project: Project, { $ref, properties }: JsonSchema, names: readonly string[]): Record<string, unknown> {
  const record = typeof $ref === 'string' ? project.query('schema', $ref.replace(/^record:/, '')) : undefined;
  const all = (record?.properties ?? properties ?? {}) as Record<string, unknown>;
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name]]] : [])));
}

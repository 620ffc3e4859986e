import type { FlowBundle, Revision, Shell } from '../runtime/definitions/compiled';
import { flowVariable } from '../runtime/definitions/flow-variable';
import type { Flow } from '../runtime/definitions/shapes/flow';
import { type OpenedOver, openedOver } from './opened-over';
import { standing } from './stages/still-shell';
import { partsOf } from './stages/stage-of';
import type { FlowWay } from './flow-ways';

/** A screen of a revision that shows how a flow stands; where a dialog runs the flow, with that dialog. */
type Standing = Omit<OpenedOver, 'opens'> & Partial<OpenedOver>;

const known = new Map<string, Standing | undefined>();

/**
 * A revision whose flow stands in a state, and the screen that shows it: the one that runs it, or over which its dialog opens; of a flow of the
 * application the one that it has led to, or that reads it, or the first. The same object each time: a stage starts once.
 */
export function whereItStands(revision: Revision, flow: Flow, state: string, way: FlowWay): Standing | undefined {
  const key = `${revision.hash} ${revision.language?.tag ?? ''} ${flow.id} ${state}`;
  if (!known.has(key)) known.set(key, found(revision, standing(flow, way), way));
  return known.get(key);
}

function found(revision: Revision, flow: Flow, { address }: FlowWay): Standing | undefined {
  const { shell, screens } = revision;
  if (shell.app.flows.includes(flow.id)) return { revision: { ...revision, shell: withFlow(revision, flow) }, screen: screenOf(revision, flow.id, address) };
  const screen = Object.entries(screens).find(([, { screen: one }]) => one.flow === flow.id)?.[0];
  if (screen !== undefined) return { revision: inScreen(revision, screen, flow), screen };
  const dialog = Object.values(partsOf(revision).dialogs).find((one) => one.flow === flow.id);
  return dialog && openedOver(revision, dialog.id, flow);
}

function inScreen(revision: Revision, screen: string, flow: Flow): Revision {
  const bundle = revision.screens[screen]!;
  return { ...revision, screens: { ...revision.screens, [screen]: { ...bundle, flows: { ...bundle.flows, [flow.id]: flow } } } };
}

/** The shell with one of its flows in the place of the product's; what that one opens comes with it, where it would have been loaded late. */
function withFlow({ shell, lateFlows }: Revision, flow: Flow): Shell {
  const late = lateFlows[flow.id] as FlowBundle | undefined;
  const { [flow.id]: _late, ...others } = shell.lateFlows;
  const parts = ['forms', 'tables', 'dialogs', 'fieldsets', 'operations', 'settings'] as const;
  return {
    ...shell,
    ...(late && Object.fromEntries(parts.map((part) => [part, { ...shell[part], ...late[part] }]))),
    flows: { ...shell.flows, ...late?.flows, [flow.id]: flow },
    lateFlows: others,
  };
}

function screenOf({ shell, screens }: Revision, flow: string, address: string | undefined): string {
  const reads = (screen: string) => JSON.stringify(screens[screen]).includes(`flows.${flowVariable(flow)}.`);
  const at = (path: string | undefined) => shell.routes.find((route) => route.path === path?.replace(/\?.*$/, ''))?.screen;
  return at(address) ?? shell.routes.find(({ screen, path }) => !path.includes(':') && reads(screen))?.screen ?? at(shell.app.home) ?? '';
}

import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ListField } from '../definitions/shapes/form';
import { late } from '../contracts/late';
import type { PlannedGroup, PlanNode } from '../validation/form-plan';
import { FieldNode } from './FieldNode';
import { useFormContext } from './form-context';

/** A list of rows. Few forms have one: a form that does loads it with its other parts. */
export const ListView = late(async () => (await import('./ListView')).default, <div className="form-group" aria-busy="true" />);
const hasRows = (planned: PlannedGroup): planned is PlannedGroup & { list: ListField } => planned.list !== undefined;

interface FormNodesProps {
  nodes: PlanNode[];
  /** Only these parts are drawn as yet; without it, all. */
  only?: ReadonlySet<PlanNode> | undefined;
}

/** How many fields React looks through when one of them changes: it copies all neighbours of what changes, so long lists are drawn in runs. */
const runLength = 40;

/** Fields and groups, in their order, on a grid of six columns. */
export function FormNodes({ nodes, only }: FormNodesProps) {
  const runs = useMemo(
    () => Array.from({ length: Math.ceil(nodes.length / runLength) }, (_, index) => nodes.slice(index * runLength, (index + 1) * runLength)),
    [nodes],
  );
  return (
    <div className="form-fields">
      {runs.map((run) => (
        <Run key={run[0]?.id} nodes={run} only={only} />
      ))}
    </div>
  );
}

const Run = memo(function Run({ nodes, only }: FormNodesProps) {
  return nodes.map((node) => {
    if (only?.has(node) === false) return null;
    return node.kind === 'group' ? <GroupNode key={node.id} planned={node} only={only} /> : <FieldNode key={node.id} planned={node} />;
  });
});

const GroupNode = memo(function GroupNode({ planned, only }: { planned: PlannedGroup; only: FormNodesProps['only'] }) {
  const { store } = useFormContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(planned.id, listener), [store, planned.id]);
  const state = useSyncExternalStore(subscribe, () => store.live.group(planned.id));
  if (state !== undefined && state.isVisible && hasRows(planned)) return <ListView planned={planned} state={state} />;
  if (state === undefined || !state.isVisible || planned.nodes.length === 0) return null;
  if (state.title === '') {
    return (
      <div className="form-group">
        <FormNodes nodes={planned.nodes} only={only} />
      </div>
    );
  }
  return (
    <fieldset className="form-group">
      <legend>{state.title}</legend>
      {state.help !== '' && <p className="field-help">{state.help}</p>}
      <FormNodes nodes={planned.nodes} only={only} />
    </fieldset>
  );
});

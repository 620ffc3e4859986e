import { memo, useCallback, useSyncExternalStore } from 'react';
import type { PlannedGroup, PlanNode } from '../validation/form-plan';
import { FieldNode } from './FieldNode';
import { useForm } from './form-tools';

/** Fields and groups, in their order, on a grid of six columns. */
export const FormNodes = ({ nodes }: { nodes: PlanNode[] }) => (
  <div className="form-fields">
    {nodes.map((node) => (node.kind === 'group' ? <GroupNode key={node.id} planned={node} /> : <FieldNode key={node.id} planned={node} />))}
  </div>
);

const GroupNode = memo(function GroupNode({ planned }: { planned: PlannedGroup }) {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe(planned.id, listener), [store, planned.id]);
  const state = useSyncExternalStore(subscribe, () => store.live.group(planned.id));
  if (state === undefined || !state.isVisible || planned.nodes.length === 0) return null;
  if (state.title === '') {
    return (
      <div className="form-group">
        <FormNodes nodes={planned.nodes} />
      </div>
    );
  }
  return (
    <fieldset className="form-group">
      <legend>{state.title}</legend>
      {state.help !== '' && <p className="field-help">{state.help}</p>}
      <FormNodes nodes={planned.nodes} />
    </fieldset>
  );
});

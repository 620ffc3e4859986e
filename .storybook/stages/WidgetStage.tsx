import { useState, useSyncExternalStore } from 'react';
import type { FormStore } from '../../runtime/form/form-store';
import { statesOf, widgetStore, type WidgetState, WidgetStates } from '../WidgetStates';
import type { WidgetStoryProps } from '../widget-example';
import './stage.css';

interface WidgetStageProps extends WidgetStoryProps {
  state: WidgetState;
  /** Which fault it has, by its code, where it is faulty. */
  fault?: string;
}

/** One widget in one state, with its value beside it. It judges by its manifest, while it is used. */
export function WidgetStage({ state, fault, ...story }: WidgetStageProps) {
  const [store] = useState(() => widgetStore(`${story.widget}-${state}`, [state], story, fault));
  return (
    <div className="value-beside">
      <div>
        {statesOf(story).includes(state) || state === 'Loading' ? (
          <WidgetStates {...story} id={`${story.widget}-${state}`} label={`The widget ${story.widget}`} states={[state]} store={store} />
        ) : (
          <p>This widget is never in this state.</p>
        )}
      </div>
      <Value store={store} at={`/${state}`} />
    </div>
  );
}

function Value({ store, at }: { store: FormStore; at: string }) {
  const value = useSyncExternalStore(store.subscribeAll, () => store.get(at));
  return (
    <section aria-label="Value">
      <p className="text-caption">Value</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre className="value-shown" tabIndex={0}>
        {value === undefined ? 'No value' : JSON.stringify(value, null, 2)}
      </pre>
    </section>
  );
}

import type { PanelProps } from './tools';
import { textColors } from './text-color';
import { translated } from '../../runtime/widget-contract';

/** The colors that the selected text can have, and none. */
export function ColorPanel({ editor, close }: PanelProps) {
  const { color: current } = editor.getAttributes('textColor') as { color?: string };
  const choose = (color: string | null) => {
    const chain = editor.chain().focus();
    (color === null ? chain.unsetMark('textColor') : chain.setMark('textColor', { color })).run();
    close();
  };
  return (
    <div className="rich-colors" role="group" aria-label={translated('Text color')}>
      {Object.entries(textColors).map(([color, name]) => (
        <button key={color} type="button" className="rich-color" aria-pressed={color === current} onClick={() => choose(color)}>
          <span className={`rich-swatch color-${color}`} aria-hidden="true" />
          {translated(name)}
        </button>
      ))}
      <button type="button" className="rich-color" aria-pressed={current === undefined} onClick={() => choose(null)}>
        <span className="rich-swatch" aria-hidden="true" />
        {translated('No color')}
      </button>
    </div>
  );
}

import Popover from '@mui/material/Popover';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import type { Tool } from './tools';
import { arrowStep, translated } from '../../runtime/widget-contract';

/** The tools, one stop for the Tab key; the arrow keys go from one to the next. */
export function Toolbar({ editor, tools, label, controls, disabled }: { editor: Editor; tools: Tool[]; label: string; controls: string; disabled: boolean }) {
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<{ tool: Tool; below: HTMLElement }>();
  const active = useEditorState({ editor, selector: () => tools.map((tool) => tool.isActive(editor)) });

  const Panel = opened?.tool.panel;
  const close = () => setOpened(undefined);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = arrowStep(event);
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="rich-toolbar" role="toolbar" aria-label={translated('Format {name}', { name: label })} aria-controls={controls} onKeyDown={move}>
      {tools.map((tool, index) => (
        <button
          key={tool.name}
          type="button"
          className="rich-tool"
          tabIndex={index === current ? 0 : -1}
          title={translated(tool.label)}
          aria-label={translated(tool.label)}
          aria-pressed={active[index] === true}
          disabled={disabled}
          aria-haspopup={tool.panel === undefined ? undefined : 'dialog'}
          onClick={({ currentTarget }) => {
            setCurrent(index);
            if (tool.panel === undefined) tool.run?.(editor);
            else setOpened({ tool, below: currentTarget });
          }}
        >
          <tool.icon fontSize="small" />
        </button>
      ))}
      {Panel !== undefined && (
        <Popover
          open
          anchorEl={opened?.below}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={close}
          onKeyDown={(event) => event.stopPropagation()}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translated(opened?.tool.label ?? ''), className: 'rich-panel' } }}
        >
          <Panel editor={editor} close={close} />
        </Popover>
      )}
    </div>
  );
}

import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import type { RichTextOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { Alignment } from './alignment';
import { htmlValue, withoutStyle } from './rich-html';
import { TextColor } from './text-color';
import { Toolbar } from './Toolbar';
import { tools } from './tools';
import './rich-text.css';

const extensions = [StarterKit.configure({ link: { openOnClick: false, autolink: false } }), Alignment, TextColor];
const everyTool = Object.keys(tools) as (keyof typeof tools)[];

/** Formatted text. The value is HTML; the editor keeps its own document and writes HTML only when the person changes it. */
export default function RichText(props: WidgetProps<string, RichTextOptions>) {
  const { id, value, label, options, disabled, readonly } = props;
  const latest = useRef(props);
  const written = useRef(value);
  latest.current = props;

  const editor = useEditor({
    extensions,
    content: withoutStyle(value ?? ''),
    editable: !disabled && !readonly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    // From the start: options set before the editor stands in the page are not drawn.
    editorProps: { attributes: attributesOf(props), transformPastedHTML: withoutStyle },
    onUpdate: ({ editor: changed }) => {
      written.current = htmlValue(changed.getHTML());
      latest.current.onChange(written.current);
    },
    onBlur: () => latest.current.onBlur(latest.current.id, latest.current.value),
    onFocus: () => latest.current.onFocus(latest.current.id, latest.current.value),
  });

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(withoutStyle(value ?? ''), { emitUpdate: false });
  }, [editor, value]);

  const described = JSON.stringify(attributesOf(props));
  useEffect(() => {
    editor.setEditable(!disabled && !readonly, false);
    editor.setOptions({ editorProps: { attributes: JSON.parse(described) as Record<string, string>, transformPastedHTML: withoutStyle } });
  }, [editor, described, readonly, disabled]);

  const shown = (options.toolbar ?? everyTool).flatMap((name) => tools[name]);
  return (
    <div className="rich-frame">
      {shown.length > 0 && <Toolbar editor={editor} tools={shown} label={label} controls={id} disabled={disabled || readonly} />}
      <EditorContent className="rich-scroll" style={{ height: options.height ?? 200 }} editor={editor} />
    </div>
  );
}

/** What assistive technology is told of the text. */
function attributesOf({
  id,
  label,
  required,
  disabled,
  readonly,
  rawErrors,
  describedBy,
  labelledBy,
}: WidgetProps<string, RichTextOptions>): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: 'rich-text',
    ...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(required ? { 'aria-required': 'true' } : {}),
    ...(rawErrors === undefined ? {} : { 'aria-invalid': 'true' }),
    ...(readonly ? { 'aria-readonly': 'true' } : {}),
    ...(disabled ? { 'aria-disabled': 'true' } : {}),
  };
}

import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatColorText from '@mui/icons-material/FormatColorText';
import Code from '@mui/icons-material/Code';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import InsertLink from '@mui/icons-material/InsertLink';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import { ColorPanel } from './ColorPanel';
import { LinkPanel } from './LinkPanel';
import { asText } from '../../runtime/widget-contract';

/** What opens below a button that asks for more. */
export interface PanelProps {
  editor: Editor;
  close(): void;
}

/** One button of the toolbar: it does something, or opens a panel. */
export interface Tool {
  name: string;
  label: string;
  icon: ComponentType<{ fontSize: 'small' }>;
  isActive(editor: Editor): boolean;
  run?(editor: Editor): void;
  panel?: ComponentType<PanelProps>;
}

const align = (alignment: string, label: string, icon: Tool['icon']): Tool => ({
  name: `align-${alignment}`,
  label,
  icon,
  isActive: (editor) => editor.isActive({ alignment }),
  run: (editor) => {
    const node = editor.isActive('heading') ? 'heading' : 'paragraph';
    editor
      .chain()
      .focus()
      .updateAttributes(node, { alignment: editor.isActive({ alignment }) ? null : alignment })
      .run();
  },
});

/** The buttons of each tool that the option `toolbar` may name. */
export const tools: Record<'bold' | 'italic' | 'underline' | 'color' | 'alignment' | 'numbered-list' | 'bullet-list' | 'link' | 'code', Tool[]> = {
  bold: [
    {
      name: 'bold',
      label: asText('Bold'),
      icon: FormatBold,
      isActive: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
  ],
  italic: [
    {
      name: 'italic',
      label: asText('Italic'),
      icon: FormatItalic,
      isActive: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  underline: [
    {
      name: 'underline',
      label: asText('Underline'),
      icon: FormatUnderlined,
      isActive: (editor) => editor.isActive('underline'),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
  ],
  color: [{ name: 'color', label: asText('Text color'), icon: FormatColorText, isActive: (editor) => editor.isActive('textColor'), panel: ColorPanel }],
  alignment: [
    align('left', asText('Align left'), FormatAlignLeft),
    align('center', asText('Align center'), FormatAlignCenter),
    align('right', asText('Align right'), FormatAlignRight),
    align('justify', asText('Justify'), FormatAlignJustify),
  ],
  'numbered-list': [
    {
      name: 'numbered-list',
      label: asText('Numbered list'),
      icon: FormatListNumbered,
      isActive: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
  ],
  'bullet-list': [
    {
      name: 'bullet-list',
      label: asText('Bullet list'),
      icon: FormatListBulleted,
      isActive: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
  ],
  link: [{ name: 'link', label: asText('Link'), icon: InsertLink, isActive: (editor) => editor.isActive('link'), panel: LinkPanel }],
  code: [
    {
      name: 'code',
      label: asText('Code'),
      icon: Code,
      isActive: (editor) => editor.isActive('code'),
      run: (editor) => editor.chain().focus().toggleCode().run(),
    },
  ],
};

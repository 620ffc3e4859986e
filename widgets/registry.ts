import type { Widget } from '../runtime/widget-contract';
import { avatar } from './avatar';
import { badge } from './badge';
import { calendar } from './calendar';
import { certifiedChoices } from './certified-choices';
import { chart } from './chart';
import { chips } from './chips';
import { checkboxes } from './checkboxes';
import { choices } from './choices';
import { countdown } from './countdown';
import { currency } from './currency';
import { date } from './date';
import { email } from './email';
import { faces } from './faces';
import { fileUpload } from './file-upload';
import { halfHour } from './half-hour';
import { hidden } from './hidden';
import { image } from './image';
import { imageCrop } from './image-crop';
import { information } from './information';
import { json } from './json';
import { jsonEditor } from './json-editor';
import { messageThread } from './message-thread';
import { multiSelect } from './multi-select';
import { number } from './number';
import { numbers } from './numbers';
import { paginator } from './paginator';
import { password } from './password';
import { phone } from './phone';
import { progress } from './progress';
import { richContent } from './rich-content';
import { richText } from './rich-text';
import { scale } from './scale';
import { select } from './select';
import { spinner } from './spinner';
import { stepper } from './stepper';
import { text } from './text';
import { textarea } from './textarea';
import { timeSlot } from './time-slot';
import { toggleGroup } from './toggle-group';
import { video } from './video';
import { yesNo } from './yes-no';

/** Every widget a definition may name. To add one: make its folder, then add its line here. */
export const widgets = {
  avatar,
  badge,
  calendar,
  'certified-choices': certifiedChoices,
  chart,
  chips,
  checkboxes,
  choices,
  countdown,
  currency,
  date,
  email,
  faces,
  'file-upload': fileUpload,
  'half-hour': halfHour,
  hidden,
  image,
  'image-crop': imageCrop,
  information,
  json,
  'json-editor': jsonEditor,
  'message-thread': messageThread,
  'multi-select': multiSelect,
  number,
  numbers,
  paginator,
  password,
  phone,
  progress,
  'rich-content': richContent,
  'rich-text': richText,
  scale,
  select,
  spinner,
  stepper,
  text,
  textarea,
  'time-slot': timeSlot,
  'toggle-group': toggleGroup,
  video,
  'yes-no': yesNo,
} satisfies Record<string, Widget>;

export type WidgetName = keyof typeof widgets;

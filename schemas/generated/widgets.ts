// Written by codegen from widgets/*/*.widget.json. Do not edit.

export interface AvatarOptions {
/**
 * Its first character chooses the color.
 */
id?: string
/**
 * Screen readers read it; its initials show without a picture.
 */
name?: string
/**
 * The account is active.
 */
active?: boolean
/**
 * In px. Default: 40.
 */
size?: number
}

export interface BadgeOptions {
/**
 * Default: neutral.
 */
tone?: ("neutral" | "info" | "success" | "warning" | "error")
/**
 * A greater number shows as this number with a plus. Default: 99.
 */
maximum?: number
/**
 * What a screen reader says after the number: unread messages.
 */
meaning?: string
}

export interface CalendarOptions {
/**
 * The view shown. Default: the first of its views; on phones a list.
 */
view?: ("month" | "week" | "day" | "list")
/**
 * The views to choose from, in this order. Default: by month, by week, as a list.
 */
views?: ("month" | "week" | "day" | "list")[]
/**
 * A day of the period that shows. Default: today.
 */
date?: string
/**
 * The time zone, such as Europe/Paris. Default: the browser's.
 */
timeZone?: string
/**
 * The first day of the week: 1 for Monday to 7 for Sunday. Default: Sunday.
 */
firstDay?: number
/**
 * The hours that a week shows, such as 07:00 to 20:00. Default: 06:00 to 22:00, and more if entries need it.
 */
hours?: {
from: string
to: string
}
/**
 * The kinds of entries with their colors: the legend. Pressing one hides or shows its entries.
 */
kinds?: {
value: string
text: string
tone: ("blue" | "green" | "orange" | "purple" | "teal" | "grey")
}[]
/**
 * The hidden kinds.
 */
hidden?: string[]
/**
 * Entries that are not fixed can be moved and resized.
 */
canMove?: boolean
/**
 * People can select a time by dragging over it.
 */
canSelect?: boolean
/**
 * In minutes: moves and selections snap to it. It divides the half hours that are drawn. Default: 15.
 */
step?: (5 | 10 | 15 | 30)
/**
 * The entries are loading.
 */
loading?: boolean
/**
 * The text of an empty list. Default: Nothing is scheduled for this time.
 */
emptyText?: string
}

export interface CertifiedChoicesOptions {
/**
 * The choices, in this order.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * The text of the box.
 */
certification: string
}

export interface ChartOptions {
/**
 * Default: line.
 */
kind?: ("line" | "bar")
/**
 * The property of a row for the horizontal axis. Default: x.
 */
x?: string
/**
 * The kind of its values. Default: text.
 */
xType?: ("text" | "date" | "number")
/**
 * The name of the horizontal axis, and of the first column of the table.
 */
xTitle?: string
/**
 * The numbers of each line or row of bars, with its name. Default: y. Texts that are numbers count.
 */
series?: {
/**
 * The property of a row with the number.
 */
property?: string
/**
 * In place of a property, a pointer to the number in a row: /Values/~?FieldName="Steps"/Value is the Value of the entry of Values whose FieldName is Steps.
 */
at?: string
text: string
}[]
/**
 * The first date of an axis of dates. Earlier rows are excluded. Default: that of the first row.
 */
from?: string
/**
 * The last date of an axis of dates. Later rows are excluded. Default: that of the last row.
 */
to?: string
/**
 * Ranges behind the lines, such as target ranges. The vertical axis has room for them.
 */
bands?: {
/**
 * The lower end. Default: the bottom.
 */
from?: (number | null)
/**
 * The upper end. Default: the top.
 */
to?: (number | null)
/**
 * The meaning of the range, below its name, because a color alone does not tell it.
 */
text: string
/**
 * The text of its series, whose color it has.
 */
of?: string
}[]
/**
 * The unit of the numbers, such as kg.
 */
unit?: string
/**
 * The start of the vertical axis. Default: from the numbers.
 */
minimum?: number
/**
 * The end of the vertical axis. Default: from the numbers.
 */
maximum?: number
/**
 * The page has a table of the same numbers, so the chart offers none.
 */
withoutTable?: boolean
/**
 * The size by the width of the window: the first line that fits. Never wider than its place. Default: as wide as its place, 350 high.
 */
sizes?: {
/**
 * For windows narrower than this, in px. Default: for all others.
 */
below?: number
width: number
height: number
}[]
/**
 * The text when there is nothing to draw. Default: Nothing to show yet.
 */
emptyText?: string
}

export interface CheckboxesOptions {
/**
 * The choices, in this order. Default: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
/**
 * An exclusive choice: choosing it clears the others, and choosing another clears it.
 */
exclusive?: boolean
}[]
}

export interface ChipsOptions {
/**
 * The known values; no others can be added. Default: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * The maximum number of choices.
 */
maximum?: number
}

export interface ChoicesOptions {
/**
 * The choices, in this order. Default: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * Side by side in place of one below the other.
 */
inline?: boolean
}

export interface CountdownOptions {
/**
 * The text before the time.
 */
text?: string
/**
 * 90, or 1:30. Default: seconds.
 */
as?: ("seconds" | "clock")
}

export interface CurrencyOptions {
/**
 * Its code in ISO 4217. Default: USD.
 */
currency?: string
/**
 * The number of decimal places; 0: digits only. Default: 2.
 */
decimals?: number
}

export interface DateOptions {
/**
 * What the browser may fill in, as HTML names it: username, one-time-code, off …
 */
autocomplete?: string
/**
 * The format of the value. Default: YYYY-MM-DD.
 */
format?: "MM/dd/yyyy"
}

export interface EmailOptions {
/**
 * What the browser may fill in, in the words of HTML: username, one-time-code, off …
 */
autocomplete?: string
}

export interface FacesOptions {
/**
 * What can be chosen, in this order. Default: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * The face of each item, in order. Default: spread evenly, from very sad to very happy.
 */
faces?: ("very-sad" | "sad" | "calm" | "happy" | "very-happy")[]
}

export interface FileUploadOptions {
/**
 * The permitted endings and types, such as .png or image/*. Default: any.
 */
types?: string[]
/**
 * In bytes; a file of this size is already too large. Default: none.
 */
sizeLimit?: number
/**
 * The maximum number of files; 1: another file replaces it. Default: any number.
 */
maximum?: number
/**
 * How much of each file has been sent, in percent, by its name.
 */
progress?: {
[k: string]: number
}
/**
 * The text below the place to drop files: formats, sizes.
 */
hint?: string
/**
 * Default: Choose a file, or Choose files.
 */
buttonText?: string
/**
 * The message for a file of another type. Default: Accepted formats are … .
 */
wrongTypeText?: string
/**
 * The message for a file that is too large. Default: Maximum file size is … .
 */
tooLargeText?: string
/**
 * The message for a file with the name of another one. Default: Each file must have a different name.
 */
sameNameText?: string
/**
 * The message for too many files. Default: At most … files.
 */
tooManyText?: string
}

export interface HalfHourOptions {
/**
 * The first time of the list. Default: 00:00.
 */
from?: string
/**
 * The last time of the list. Default: 23:30.
 */
to?: string
/**
 * The text while nothing is chosen. Default: Select.
 */
emptyText?: string
}

export interface HiddenOptions {

}

export interface ImageOptions {
/**
 * The description for people who cannot see it. Default: its label. Empty: the picture is decorative.
 */
alt?: string
/**
 * In px, if there is room. Default: its own.
 */
width?: number
/**
 * In px. Default: from its width.
 */
height?: number
/**
 * contain: the whole picture shows; cover: it fills its place, cropped at the edges. Default: contain.
 */
fit?: ("contain" | "cover")
/**
 * The address of the picture in place of one that cannot be loaded. Default: a text.
 */
fallback?: string
/**
 * The text when nothing can be shown. Default: This picture cannot be shown.
 */
fallbackText?: string
/**
 * A press opens it larger, in a window above the page.
 */
enlarge?: boolean
}

export interface ImageCropOptions {
/**
 * The width of the cropped picture, in px. Default: 134.
 */
width?: number
/**
 * The shape. Default: 5 to 3.
 */
aspect?: {
width: number
height: number
}
/**
 * The height of the cropped picture, in px. Default: from the shape, rounded.
 */
height?: number
/**
 * The permitted endings. Default: .png, .jpg, .jpeg, .gif, .webp.
 */
types?: string[]
/**
 * The limit for the chosen file, in bytes; a file of this size is already too large. Default: none.
 */
sizeLimit?: number
/**
 * The text below: formats, sizes. {width} and {height} are those of the cropped picture, in px.
 */
hint?: string
/**
 * The message for a file of another type. Default: Accepted formats are … .
 */
wrongTypeText?: string
/**
 * The message for a file that is too large. Default: Maximum file size is … .
 */
tooLargeText?: string
}

export interface InformationOptions {

}

export interface JsonOptions {
/**
 * Lines at first. Default: 6.
 */
rows?: number
}

export interface JsonEditorOptions {
/**
 * In px. Default: 400.
 */
height?: number
}

export interface MessageThreadOptions {
/**
 * The names of a message's properties. Default: Id, Author, AuthorId, Time, Text, Photo, Thumbnail.
 */
properties?: {
id?: string
author?: string
authorId?: string
time?: string
text?: string
photo?: string
thumbnail?: string
}
/**
 * The authorId of the person's own messages.
 */
me?: (string | number)
/**
 * The time zone of the times, such as Europe/Paris. Default: the browser's.
 */
timeZone?: string
/**
 * There are earlier messages to load, with a button for it.
 */
hasEarlier?: boolean
/**
 * Earlier messages are being loaded.
 */
loading?: boolean
/**
 * Shows a place to write. Default: false.
 */
canWrite?: boolean
/**
 * A message is being sent: its text is kept, and nothing else can be sent. Once it is sent, the text is gone.
 */
sending?: boolean
/**
 * The last message could not be sent: its text stays.
 */
failed?: boolean
/**
 * The message for that. Default: none.
 */
failedText?: string
/**
 * The draft at first, as the event draft reported it.
 */
draft?: {
text?: string
id?: string
}
/**
 * People can send a picture of these types. Default: only text.
 */
pictures?: {
/**
 * Such as .png or image/*.
 */
types: string[]
/**
 * The maximum size in bytes.
 */
sizeLimit: number
}
/**
 * A hint about attachments, behind an icon.
 */
hint?: string
/**
 * When the last message was written that the person has seen: a line shows before the first later one of another person. Empty: none was seen yet, and there is no line. Default: unknown.
 */
seenUntil?: string
/**
 * The messages with a button to delete them. Default: none.
 */
canRemove?: ("none" | "own" | "all")
/**
 * The maximum number of characters in a message.
 */
maximum?: number
/**
 * The height of the list, in px; it scrolls. Default: 360.
 */
height?: number
/**
 * The placeholder of the text. Default: Write a message.
 */
placeholder?: string
/**
 * The text of the button. Default: Send.
 */
sendText?: string
/**
 * Whether the messages are loaded. While it is false, no text says that there are none. Default: true.
 */
loaded?: boolean
/**
 * The text without messages. Default: No Messages.
 */
emptyText?: string
}

export interface MultiSelectOptions {
/**
 * The choices, in this order. Default: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * The text while nothing is chosen. Default: (All).
 */
emptyText?: string
/**
 * The minimum number of choices.
 */
minimum?: number
/**
 * The maximum number of choices; once it is reached, the others are disabled.
 */
maximum?: number
/**
 * The only value that is written when all are chosen. Default: the full list.
 */
allValue?: (string | number | boolean)
/**
 * What is chosen while there is no value. SELECTED and NONE: nothing; ALL: everything.
 */
start?: ("NONE" | "ALL" | "SELECTED")
}

export interface NumberOptions {
/**
 * The step between values.
 */
step?: number
/**
 * The maximum number of characters to read as a number; nothing is cut off.
 */
maxLength?: number
prefix?: string
/**
 * The text after the number, not part of it: a unit.
 */
suffix?: string
/**
 * The unit in which people type and read the value, which is stored in another one. A field gets it by its `quantity`.
 */
unit?: {
one: string
many: string
short: string
/**
 * How many of the stored unit make one of this unit, as a decimal.
 */
factor: string
/**
 * The same for the unit of the value.
 */
kept: string
/**
 * The maximum number of decimal places.
 */
decimals: number
/**
 * The larger part of a unit in two parts: it has a control of its own.
 */
whole?: {
short: string
/**
 * How many of the unit make one.
 */
holds: number
}
}
}

export interface NumbersOptions {
/**
 * The numbers, in the order of the value.
 * 
 * @minItems 1
 */
parts: {
name: string
unit?: string
minimum?: number
maximum?: number
}[]
}

export interface PaginatorOptions {
/**
 * The number of rows on all pages. Default: 0.
 */
total?: number
/**
 * The page sizes to choose from. Default: 10, 25, 100.
 * 
 * @minItems 1
 */
sizes?: number[]
/**
 * Adds buttons to the first and the last page.
 */
ends?: boolean
}

export interface PasswordOptions {
/**
 * Which password the browser may fill in.
 */
autocomplete?: ("current-password" | "new-password" | "off")
}

export interface PhoneOptions {
/**
 * What the browser may fill in, as HTML names it: username, one-time-code, off …
 */
autocomplete?: string
/**
 * Whether the number is verified. pendingWithResend: with a button to send the verification again. Default: nothing shows.
 */
status?: ("verified" | "pending" | "pendingWithResend")
/**
 * The text of the status icon. Default: Mobile verified, or Mobile verification pending.
 */
statusText?: string
}

export interface ProgressOptions {
/**
 * The value of a full bar. Default: 100.
 */
maximum?: number
/**
 * Writes the percentage beside the bar.
 */
showsShare?: boolean
/**
 * Writes the value itself beside the bar.
 */
showsValue?: boolean
/**
 * ring: a circle with its text in the middle. Default: bar.
 */
look?: ("bar" | "ring")
/**
 * The meaning, shown by the bar's color. Say the same in words. Default: the main color.
 */
tone?: ("info" | "success" | "warning" | "error")
/**
 * The text without a value, in place of showing that something is under way.
 */
emptyText?: string
}

export interface RichContentOptions {
/**
 * The value is plain text: its lines are kept, and no tag is read.
 */
plain?: boolean
}

export interface RichTextOptions {
/**
 * The tools, in this order. Default: all.
 */
toolbar?: ("bold" | "italic" | "underline" | "color" | "alignment" | "numbered-list" | "bullet-list" | "link" | "code")[]
/**
 * The height of the text, in px. Default: 200.
 */
height?: number
}

export interface ScaleOptions {
/**
 * The meaning of the lowest number, below it.
 */
minimumText?: string
/**
 * The meaning of the highest number, below it.
 */
maximumText?: string
}

export interface SchemaPreviewOptions {
/**
 * The document that is open at first, as JSON.
 */
document?: string
}

export interface SelectOptions {
/**
 * The choices, in this order. Default: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * The text while nothing is chosen. Default: Select.
 */
emptyText?: string
/**
 * A choice can be changed, but not cleared.
 */
alwaysChosen?: boolean
/**
 * The values are time zones (IANA): each shows its name and its current time, such as Pacific Time, 2:59 PM now.
 */
timeZones?: boolean
}

export interface SpinnerOptions {
/**
 * Its text. Default: Loading...
 */
text?: string
/**
 * Only screen readers get the text.
 */
hidesText?: boolean
}

export interface StepperOptions {
/**
 * The steps in order.
 */
steps?: {
id: string
text: string
/**
 * Default: a step before the current one is completed.
 */
done?: boolean
}[]
/**
 * The steps that can be pressed. Default: none.
 */
go?: ("nowhere" | "back" | "anywhere")
/**
 * One below the other, if there is room for a column; side by side on a phone.
 */
upright?: boolean
}

export interface TextOptions {
/**
 * What the browser may fill in, as HTML names it: username, one-time-code, off …
 */
autocomplete?: string
/**
 * The keyboard of a phone.
 */
inputMode?: ("text" | "numeric" | "decimal" | "tel" | "email" | "url" | "search")
/**
 * The text before the value, not part of it.
 */
prefix?: string
/**
 * The text after the value, not part of it: a unit.
 */
suffix?: string
}

export interface TextareaOptions {
/**
 * Lines at first. Default: 4.
 */
rows?: number
/**
 * Shows the number of characters and their maximum.
 */
count?: boolean
}

export interface TimeSlotOptions {
/**
 * The first day to choose.
 */
minimum?: string
/**
 * The last day to choose.
 */
maximum?: string
}

export interface ToggleGroupOptions {
/**
 * The choices, in this order. Default: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * The look of the choices: buttons for an answer, chips for a filter of the content below.
 */
look?: ("buttons" | "chips")
/**
 * Any number of choices; the value is a list.
 */
several?: boolean
}

export interface VideoOptions {
/**
 * In px, if there is room. Default: 900.
 */
width?: number
/**
 * In px, if there is room; in proportion if there is less. Default: 600.
 */
height?: number
/**
 * The address of the picture before it plays.
 */
poster?: string
/**
 * The captions. The first ones show from the start.
 */
captions?: {
/**
 * Such as en.
 */
language: string
/**
 * The name in the list of captions, such as English.
 */
text: string
/**
 * The address of a WebVTT file.
 */
address: string
}[]
/**
 * Where it starts, in seconds; near the end, or by default, from the beginning.
 */
position?: number
/**
 * The text when it cannot be played. Default: This video cannot be played.
 */
fallbackText?: string
}

export interface YesNoOptions {
/**
 * Default: checkbox.
 */
look?: ("checkbox" | "switch")
}

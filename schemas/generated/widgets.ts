// Written by codegen from widgets/*/*.widget.json. Do not edit.

export interface AvatarOptions {
/**
 * Its first character gives the colour.
 */
id?: string
/**
 * Named to screen readers; its initials show without a picture.
 */
name?: string
/**
 * The account is active.
 */
active?: boolean
/**
 * In px. Without it: 40.
 */
size?: number
}

export interface BadgeOptions {
/**
 * Without it: neutral.
 */
tone?: ("neutral" | "info" | "success" | "warning" | "error")
/**
 * A greater number shows as this one with a plus. Without it: 99.
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
 * How it can be shown, in this order. Without it: by month, by week, or as a list.
 */
views?: ("month" | "week" | "day" | "list")[]
/**
 * A day of the period that is shown. Without it: today.
 */
date?: string
/**
 * By which clocks, such as Europe/Paris. Without it: the browser's.
 */
timeZone?: string
/**
 * With which day weeks begin: 1 for Monday to 7 for Sunday. Without it: Sunday.
 */
firstDay?: number
/**
 * The part of a day that a week shows, such as 07:00 to 20:00. Without it: 06:00 to 22:00, and more where something takes place.
 */
hours?: {
from: string
to: string
}
/**
 * What there is, each with its colour: the legend. One that is pressed is left out, and comes back.
 */
kinds?: {
value: string
text: string
tone: ("blue" | "green" | "orange" | "purple" | "teal" | "grey")
}[]
/**
 * The kinds that are left out.
 */
hidden?: string[]
/**
 * What is not fixed can be moved and made longer.
 */
canMove?: boolean
/**
 * A time can be chosen by drawing over it.
 */
canSelect?: boolean
/**
 * In minutes: to what moves and choices snap, a part of the half hours that are drawn. Without it: 15.
 */
step?: (5 | 10 | 15 | 30)
/**
 * What is shown is being loaded.
 */
loading?: boolean
/**
 * What a list without anything says. Default: Nothing is scheduled for this time.
 */
emptyText?: string
}

export interface CertifiedChoicesOptions {
/**
 * What can be chosen, in this order.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * What the box says.
 */
certification: string
}

export interface ChartOptions {
/**
 * Without it: line.
 */
kind?: ("line" | "bar")
/**
 * The property of a row that says where on the horizontal axis. Without it: x.
 */
x?: string
/**
 * What stands there. Without it: text.
 */
xType?: ("text" | "date" | "number")
/**
 * The name of the horizontal axis, and of the first column of the table.
 */
xTitle?: string
/**
 * Where the numbers of each line or row of bars stand, with its name. Without it: y. Texts that are numbers count.
 */
series?: {
/**
 * The property of a row that holds the number.
 */
property?: string
/**
 * Instead of a property, a pointer to where the number stands in a row: /Values/~?FieldName="Steps"/Value is the Value of the one in Values whose FieldName is Steps.
 */
at?: string
text: string
}[]
/**
 * Where an axis of dates begins, as a date. Rows before it are left out. Without it: with the first row.
 */
from?: string
/**
 * Where an axis of dates ends, as a date. Rows after it are left out. Without it: with the last row.
 */
to?: string
/**
 * Ranges behind the lines, such as what the numbers should be. The vertical axis has room for them.
 */
bands?: {
/**
 * Where it begins. Without it: at the bottom.
 */
from?: (number | null)
/**
 * Where it ends. Without it: at the top.
 */
to?: (number | null)
/**
 * What it means: it stands below the name, since a colour alone says nothing.
 */
text: string
/**
 * The text of the series that it is for: it has its colour.
 */
of?: string
}[]
/**
 * What the numbers count, such as kg.
 */
unit?: string
/**
 * Where the vertical axis begins. Without it: as the numbers are.
 */
minimum?: number
/**
 * Where the vertical axis ends. Without it: as the numbers are.
 */
maximum?: number
/**
 * The same numbers stand in a table of the page: the chart offers none of its own.
 */
withoutTable?: boolean
/**
 * How large it is, by the width of the window: the first line that fits. Never wider than its place. Without it: as wide as its place, 350 high.
 */
sizes?: {
/**
 * For windows less wide than this, in px. Without it: for all others.
 */
below?: number
width: number
height: number
}[]
/**
 * What stands there when there is nothing to draw. Without it: Nothing to show yet.
 */
emptyText?: string
}

export interface CheckboxesOptions {
/**
 * What can be chosen, in this order. Without it: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
/**
 * It stands alone: choosing it takes the others away, and choosing another takes it away.
 */
exclusive?: boolean
}[]
}

export interface ChipsOptions {
/**
 * What is known. Nothing else can be added. Without it: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * How many may be chosen.
 */
maximum?: number
}

export interface ChoicesOptions {
/**
 * What can be chosen, in this order. Without it: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * Side by side rather than one below the other.
 */
inline?: boolean
}

export interface CountdownOptions {
/**
 * Stands before the time.
 */
text?: string
/**
 * 90, or 1:30. Without it: seconds.
 */
as?: ("seconds" | "clock")
}

export interface CurrencyOptions {
/**
 * Its code by ISO 4217. Without it: USD.
 */
currency?: string
/**
 * How many digits after the point; 0: digits only. Without it: 2.
 */
decimals?: number
}

export interface DateOptions {
/**
 * What the browser may fill in, in the words of HTML: username, one-time-code, off …
 */
autocomplete?: string
/**
 * How the value is kept. Without it: YYYY-MM-DD.
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
 * What can be chosen, in this order. Without it: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * The face of each item, in their order. Without it: spread evenly, from very sad to very happy.
 */
faces?: ("very-sad" | "sad" | "calm" | "happy" | "very-happy")[]
}

export interface FileUploadOptions {
/**
 * The permitted endings and types, such as .png or image/*. Without it: any.
 */
types?: string[]
/**
 * In bytes; a file of this size is too large already. Without it: none.
 */
sizeLimit?: number
/**
 * How many files at most; 1: another file replaces it. Without it: any number.
 */
maximum?: number
/**
 * How much of each file has been sent, in percent, by its name.
 */
progress?: {
[k: string]: number
}
/**
 * What stands below the place to drop: formats, sizes.
 */
hint?: string
/**
 * Without it: Choose a file, or Choose files.
 */
buttonText?: string
/**
 * What is said of a file of another type. Without it: Accepted formats are … .
 */
wrongTypeText?: string
/**
 * What is said of a file that is too large. Without it: Maximum file size is … .
 */
tooLargeText?: string
/**
 * What is said of a file whose name is there already. Without it: Each file must have a different name.
 */
sameNameText?: string
/**
 * What is said of a file too many. Without it: At most … files.
 */
tooManyText?: string
}

export interface HalfHourOptions {
/**
 * The first time of the list. Without it: 00:00.
 */
from?: string
/**
 * The last time of the list. Without it: 23:30.
 */
to?: string
/**
 * Shown while nothing is chosen. Without it: Select.
 */
emptyText?: string
}

export interface HiddenOptions {

}

export interface ImageOptions {
/**
 * What the picture shows, for those who do not see it. Without it: its label. Empty: the picture only adorns.
 */
alt?: string
/**
 * In px, where there is room. Without it: its own.
 */
width?: number
/**
 * In px. Without it: as its width asks.
 */
height?: number
/**
 * contain: the whole picture is seen; cover: it fills its place, cut off at the edges. Without it: contain.
 */
fit?: ("contain" | "cover")
/**
 * The address of the picture that is shown when this one cannot be. Without it: words.
 */
fallback?: string
/**
 * What stands in its place when nothing can be shown. Without it: This picture cannot be shown.
 */
fallbackText?: string
/**
 * A press opens it larger, in a window above the page.
 */
enlarge?: boolean
}

export interface ImageCropOptions {
/**
 * Of the cut picture, in px. Without it: 134.
 */
width?: number
/**
 * The shape. Without it: 5 to 3.
 */
aspect?: {
width: number
height: number
}
/**
 * Of the cut picture, in px. Without it: as the shape asks, to the nearest px.
 */
height?: number
/**
 * The permitted endings. Without it: .png, .jpg, .jpeg, .gif, .webp.
 */
types?: string[]
/**
 * Of the chosen file, in bytes; a file of this size is too large already. Without it: none.
 */
sizeLimit?: number
/**
 * What stands below: formats, sizes. {width} and {height} are those of the cut picture, in px.
 */
hint?: string
/**
 * What is said of a file of another type. Without it: Accepted formats are … .
 */
wrongTypeText?: string
/**
 * What is said of a file that is too large. Without it: Maximum file size is … .
 */
tooLargeText?: string
}

export interface InformationOptions {

}

export interface JsonOptions {
/**
 * Lines shown at first. Without it: 6.
 */
rows?: number
}

export interface JsonEditorOptions {
/**
 * In px. Without it: 400.
 */
height?: number
}

export interface MessageThreadOptions {
/**
 * The names of a message's properties. Without them: Id, Author, AuthorId, Time, Text, Photo, Thumbnail.
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
 * Whose messages are own ones, by authorId.
 */
me?: (string | number)
/**
 * In which times are shown, such as Europe/Paris. Without it: the browser's.
 */
timeZone?: string
/**
 * There are earlier messages that can be loaded: with a button that asks for them.
 */
hasEarlier?: boolean
/**
 * Earlier messages are being loaded.
 */
loading?: boolean
/**
 * With a place to write. Without it: there is none.
 */
canWrite?: boolean
/**
 * A message is being sent: its text is kept, and nothing else can be sent. Once it is sent, the text is gone.
 */
sending?: boolean
/**
 * The last message could not be sent: what is written stays.
 */
failed?: boolean
/**
 * What is said then. Without it: nothing.
 */
failedText?: string
/**
 * What stands in the place to write at first, as the event draft gave it.
 */
draft?: {
text?: string
id?: string
}
/**
 * A picture can be sent, of these types. Without it: only text.
 */
pictures?: {
/**
 * Such as .png or image/*.
 */
types: string[]
/**
 * In bytes: a larger one is refused.
 */
sizeLimit: number
}
/**
 * What is said of attachments, behind a sign.
 */
hint?: string
/**
 * When the last message that was seen was written: a line stands before the first later one of somebody else. Empty: nothing was seen yet, and there is no line. Without it: it is not known.
 */
seenUntil?: string
/**
 * Which messages have a button that asks to delete them. Without it: none.
 */
canRemove?: ("none" | "own" | "all")
/**
 * How many characters a message may have.
 */
maximum?: number
/**
 * Of the list, in px; what has no room scrolls. Without it: 360.
 */
height?: number
/**
 * What stands in the empty place to write. Without it: Write a message.
 */
placeholder?: string
/**
 * On the button. Without it: Send.
 */
sendText?: string
/**
 * Whether the messages are known. With false nothing says that there are none. Without it: true.
 */
loaded?: boolean
/**
 * What stands there when there are no messages. Without it: No Messages.
 */
emptyText?: string
}

export interface MultiSelectOptions {
/**
 * What can be chosen, in this order. Without it: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * Shown while nothing is chosen. Without it: (All).
 */
emptyText?: string
/**
 * How many must be chosen.
 */
minimum?: number
/**
 * How many may be chosen. When reached, the others cannot be chosen.
 */
maximum?: number
/**
 * The value written, alone, when all are chosen. Without it: the full list.
 */
allValue?: (string | number | boolean)
/**
 * What is chosen while there is no value. SELECTED and NONE: nothing; ALL: everything.
 */
start?: ("NONE" | "ALL" | "SELECTED")
}

export interface NumberOptions {
/**
 * The smallest difference between two values.
 */
step?: number
/**
 * So many characters are read as a number; nothing is cut off.
 */
maxLength?: number
prefix?: string
/**
 * Shown after the number, not part of it: a unit.
 */
suffix?: string
/**
 * The unit in which people type and read the value, which is kept in another one. A field gives it by its `quantity`.
 */
unit?: {
one: string
many: string
short: string
/**
 * How many of the stored unit one of this unit is, as a decimal.
 */
factor: string
/**
 * The same of the unit of the value.
 */
kept: string
/**
 * The most decimal places.
 */
decimals: number
/**
 * The larger part of a unit in two parts: it has a control of its own.
 */
whole?: {
short: string
/**
 * How many of the unit one is.
 */
holds: number
}
}
}

export interface NumbersOptions {
/**
 * What the numbers are, in the order of the value.
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
 * How many rows there are on all pages. Without it: 0.
 */
total?: number
/**
 * What can be chosen as the size of a page. Without it: 10, 25, 100.
 * 
 * @minItems 1
 */
sizes?: number[]
/**
 * With buttons to the first and the last page.
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
 * What the browser may fill in, in the words of HTML: username, one-time-code, off …
 */
autocomplete?: string
/**
 * Whether the number is verified. pendingWithResend: with a button that asks to send the verification once more. Without it: nothing is said.
 */
status?: ("verified" | "pending" | "pendingWithResend")
/**
 * What the sign of the status says. Without it: Mobile verified, or Mobile verification pending.
 */
statusText?: string
}

export interface ProgressOptions {
/**
 * The value of a whole bar. Without it: 100.
 */
maximum?: number
/**
 * Writes the share in per cent beside the bar.
 */
showsShare?: boolean
/**
 * Writes the value itself beside the bar.
 */
showsValue?: boolean
/**
 * ring: a circle with what is written in its middle. Without it: bar.
 */
look?: ("bar" | "ring")
/**
 * What the bar says by its colour. Say the same in words. Without it: the main colour.
 */
tone?: ("info" | "success" | "warning" | "error")
/**
 * What is written where there is no value, instead of that it is under way.
 */
emptyText?: string
}

export interface RichContentOptions {
/**
 * The value is plain text: its lines are kept, and nothing in it is read as a tag.
 */
plain?: boolean
}

export interface RichTextOptions {
/**
 * The tools, in this order. Without it: all.
 */
toolbar?: ("bold" | "italic" | "underline" | "color" | "alignment" | "numbered-list" | "bullet-list" | "link" | "code")[]
/**
 * Of the text, in px. Without it: 200.
 */
height?: number
}

export interface ScaleOptions {
/**
 * What the lowest number means, below it.
 */
minimumText?: string
/**
 * What the highest number means, below it.
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
 * What can be chosen, in this order. Without it: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * Shown while nothing is chosen. Without it: Select.
 */
emptyText?: string
/**
 * What is chosen can be changed, and not taken back.
 */
alwaysChosen?: boolean
/**
 * The values are time zones (IANA): each is shown by its name and its time now, such as Pacific Time, 2:59 PM now.
 */
timeZones?: boolean
}

export interface SpinnerOptions {
/**
 * What it says. Without it: Loading...
 */
text?: string
/**
 * Only screen readers get the text.
 */
hidesText?: boolean
}

export interface StepperOptions {
/**
 * In their order.
 */
steps?: {
id: string
text: string
/**
 * Without it: a step before the current one is done.
 */
done?: boolean
}[]
/**
 * Which steps can be pressed. Without it: nowhere.
 */
go?: ("nowhere" | "back" | "anywhere")
/**
 * One below the other, where there is room for a column of them; side by side on a phone.
 */
upright?: boolean
}

export interface TextOptions {
/**
 * What the browser may fill in, in the words of HTML: username, one-time-code, off …
 */
autocomplete?: string
/**
 * The keyboard a phone shows.
 */
inputMode?: ("text" | "numeric" | "decimal" | "tel" | "email" | "url" | "search")
/**
 * Shown before the text, not part of it.
 */
prefix?: string
/**
 * Shown after the text, not part of it: a unit.
 */
suffix?: string
}

export interface TextareaOptions {
/**
 * Lines shown at first. Without it: 4.
 */
rows?: number
/**
 * Shows how many characters are written, of how many.
 */
count?: boolean
}

export interface TimeSlotOptions {
/**
 * The first day that can be chosen.
 */
minimum?: string
/**
 * The last day that can be chosen.
 */
maximum?: string
}

export interface ToggleGroupOptions {
/**
 * What can be chosen, in this order. Without it: the schema's enum or constants.
 */
items?: {
value: (string | number | boolean)
text: string
disabled?: boolean
}[]
/**
 * How the choices look: buttons for an answer, chips for a filter of what is below.
 */
look?: ("buttons" | "chips")
/**
 * Any number can be chosen; the value is a list.
 */
several?: boolean
}

export interface VideoOptions {
/**
 * In px, where there is room. Without it: 900.
 */
width?: number
/**
 * In px, where there is room; in proportion where there is less. Without it: 600.
 */
height?: number
/**
 * The address of the picture that is shown before it plays.
 */
poster?: string
/**
 * What is said, in writing. The first is shown from the start.
 */
captions?: {
/**
 * Such as en.
 */
language: string
/**
 * How the list of captions calls it, such as English.
 */
text: string
/**
 * Of a WebVTT file.
 */
address: string
}[]
/**
 * Where it goes on from, in seconds; near the end, or without it: from the beginning.
 */
position?: number
/**
 * What stands in its place when it cannot be played. Without it: This video cannot be played.
 */
fallbackText?: string
}

export interface YesNoOptions {
/**
 * Without it: checkbox.
 */
look?: ("checkbox" | "switch")
}

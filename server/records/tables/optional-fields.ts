import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OptionalField } from '../../../schemas/generated/records';
import { ofCompany, ofPerson } from './people';

/** What a company asks in its welcome form. */
export const optionalFields = pgTable(
  'optional_fields',
  {
    EntityId: ofCompany(),
    Name: text('name').notNull(),
    Position: integer('position').notNull(),
    Label: text('label').notNull(),
    HelpText: text('help_text'),
    InputType: text('input_type').$type<OptionalField['InputType']>().notNull(),
    Options: jsonb('options').$type<NonNullable<OptionalField['Options']>>(),
    Readonly: boolean('readonly').notNull(),
    Pattern: text('pattern'),
    /** No two people of the company may give the same answer. */
    IsUnique: boolean('is_unique').notNull(),
  },
  (table) => [primaryKey({ columns: [table.EntityId, table.Name] })],
);

/** What people have answered. */
export const optionalFieldAnswers = pgTable(
  'optional_field_answers',
  {
    UserId: ofPerson(),
    EntityId: text('entity_id').notNull(),
    Name: text('name').notNull(),
    Value: jsonb('value').$type<string | number>().notNull(),
    /** The answer once more where it must be unique, without letter case and outer blanks. */
    UniqueValue: text('unique_value'),
  },
  (table) => [
    primaryKey({ columns: [table.UserId, table.Name] }),
    uniqueIndex('optional_field_answers_unique').on(table.EntityId, table.Name, table.UniqueValue),
    foreignKey({
      name: 'optional_field_answers_field',
      columns: [table.EntityId, table.Name],
      foreignColumns: [optionalFields.EntityId, optionalFields.Name],
    }).onDelete('cascade'),
  ],
);

-- Full-width letters, digits and signs are compared as plain ones: １００ is 100. The table of runtime/format/plain-text.ts.
CREATE OR REPLACE FUNCTION "plain_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(translate("given",
	U&'\ff01\ff03\ff04\ff05\ff06\ff08\ff09\ff0a\ff0b\ff0c\ff0e\ff0f\ff10\ff11\ff12\ff13\ff14\ff15\ff16\ff17\ff18\ff19\ff1a\ff1b\ff1c\ff1d\ff1e\ff1f\ff20\ff21\ff22\ff23\ff24\ff25\ff26\ff27\ff28\ff29\ff2a\ff2b\ff2c\ff2d\ff2e\ff2f\ff30\ff31\ff32\ff33\ff34\ff35\ff36\ff37\ff38\ff39\ff3a\ff3b\ff3c\ff3d\ff3e\ff3f\ff41\ff42\ff43\ff44\ff45\ff46\ff47\ff48\ff49\ff4a\ff4b\ff4c\ff4d\ff4e\ff4f\ff50\ff51\ff52\ff53\ff54\ff55\ff56\ff57\ff58\ff59\ff5a\ff5b\ff5c\ff5d\ff5e\ff40\0060\00b4\02b9\02bb\02bc\02bd\02be\02bf\02c8\055a\2018\2019\201a\201b\2032\2035\a78b\a78c\ff07\00ab\00bb\02ba\201c\201d\201e\201f\2033\ff02\058a\2010\2011\2012\2013\2014\2015\2043\2212\fe58\fe63\ff0d\0009\000a\000b\000c\000d\0085\00a0\115f\1160\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200a\2028\2029\202f\205f\2800\3000\3164\ffa0\00ad\034f\061c\180e\200b\200c\200d\200e\200f\202a\202b\202c\202d\202e\2060\2061\2062\2063\2064\2066\2067\2068\2069\feff',
	'!#$%&()*+,./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_abcdefghijklmnopqrstuvwxyz{|}~''''''''''''''''''''''''''''''''''''''''"""""""""------------                             '), ' +', ' ', 'g'));
--> statement-breakpoint
-- The generated columns of the rows that are compared otherwise now are computed again.
UPDATE "users" SET "first_name" = "first_name"
	WHERE search_text("first_name") <> "search_first_name" OR search_text("last_name") <> "search_last_name" OR search_text("email") <> "search_email";
--> statement-breakpoint
UPDATE "entities" SET "entity_name" = "entity_name" WHERE search_text("entity_name") <> "search_name";
--> statement-breakpoint
-- Where two people gave what is the same answer now, both keep it.
UPDATE "optional_field_answers" AS "answer" SET "unique_value" = search_text("unique_value")
	WHERE search_text("unique_value") <> "unique_value" AND NOT EXISTS (
		SELECT FROM "optional_field_answers" AS "other" WHERE "other"."entity_id" = "answer"."entity_id" AND "other"."name" = "answer"."name"
			AND "other"."user_id" <> "answer"."user_id" AND search_text("other"."unique_value") = search_text("answer"."unique_value"));
--> statement-breakpoint
DROP INDEX "choices_text";
--> statement-breakpoint
DROP INDEX "program_groups_name";
--> statement-breakpoint
DROP INDEX "saved_filters_name";
--> statement-breakpoint
-- Where two rows have one name now, the later ones get a number.
DO $$
BEGIN
	LOOP
		UPDATE "choices" SET "text" = "choices"."text" || ' (' || "same"."place" || ')' FROM (
			SELECT "entity_id", "kind", "value", row_number() OVER (PARTITION BY "entity_id", "kind", search_text("text") ORDER BY "position", "value") AS "place"
			FROM "choices") AS "same"
			WHERE "same"."place" > 1 AND ("choices"."entity_id", "choices"."kind", "choices"."value") = ("same"."entity_id", "same"."kind", "same"."value");
		EXIT WHEN NOT FOUND;
	END LOOP;
	LOOP
		UPDATE "program_groups" SET "name" = "program_groups"."name" || ' (' || "same"."place" || ')' FROM (
			SELECT "group_id", row_number() OVER (PARTITION BY "program_id", search_text("name") ORDER BY "group_id") AS "place" FROM "program_groups") AS "same"
			WHERE "same"."place" > 1 AND "program_groups"."group_id" = "same"."group_id";
		EXIT WHEN NOT FOUND;
	END LOOP;
	LOOP
		UPDATE "saved_filters" SET "name" = "saved_filters"."name" || ' (' || "same"."place" || ')' FROM (
			SELECT "id", row_number() OVER (PARTITION BY "user_id", "filter_id", search_text("name") ORDER BY "id") AS "place" FROM "saved_filters") AS "same"
			WHERE "same"."place" > 1 AND "saved_filters"."id" = "same"."id";
		EXIT WHEN NOT FOUND;
	END LOOP;
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "choices_text" ON "choices" USING btree ("entity_id","kind",search_text("text"));
--> statement-breakpoint
CREATE UNIQUE INDEX "program_groups_name" ON "program_groups" USING btree ("program_id",search_text("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name" ON "saved_filters" USING btree ("user_id","filter_id",search_text("name"));

-- outside a transaction
-- Three periods as one character, ligatures and single angle quotes are compared as plain ones: the table of runtime/format/plain-text.ts.
CREATE OR REPLACE FUNCTION "plain_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(translate("given",
	U&'\ff01\ff03\ff04\ff05\ff06\ff08\ff09\ff0a\ff0b\ff0c\ff0e\ff0f\ff10\ff11\ff12\ff13\ff14\ff15\ff16\ff17\ff18\ff19\ff1a\ff1b\ff1c\ff1d\ff1e\ff1f\ff20\ff21\ff22\ff23\ff24\ff25\ff26\ff27\ff28\ff29\ff2a\ff2b\ff2c\ff2d\ff2e\ff2f\ff30\ff31\ff32\ff33\ff34\ff35\ff36\ff37\ff38\ff39\ff3a\ff3b\ff3c\ff3d\ff3e\ff3f\ff41\ff42\ff43\ff44\ff45\ff46\ff47\ff48\ff49\ff4a\ff4b\ff4c\ff4d\ff4e\ff4f\ff50\ff51\ff52\ff53\ff54\ff55\ff56\ff57\ff58\ff59\ff5a\ff5b\ff5c\ff5d\ff5e\0060\00b4\02b9\02bb\02bc\02bd\02be\02bf\02c8\055a\2018\2019\201a\201b\2032\2035\2039\203a\a78b\a78c\ff07\ff40\00ab\00bb\02ba\201c\201d\201e\201f\2033\ff02\058a\2010\2011\2012\2013\2014\2015\2043\2212\fe58\fe63\ff0d\0009\000a\000b\000c\000d\0085\00a0\115f\1160\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200a\2028\2029\202f\205f\2800\3000\3164\ffa0\00ad\034f\061c\180e\200b\200c\200d\200e\200f\202a\202b\202c\202d\202e\2060\2061\2062\2063\2064\2066\2067\2068\2069\feff',
	'!#$%&()*+,./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_abcdefghijklmnopqrstuvwxyz{|}~''''''''''''''''''''''''''''''''''''''''''''"""""""""------------                             '), U&'\2026', '...'), U&'\fb00', 'ff'), U&'\fb01', 'fi'), U&'\fb02', 'fl'), U&'\fb03', 'ffi'), U&'\fb04', 'ffl'), U&'\fb05', 'st'), U&'\fb06', 'st'), ' +', ' ', 'g'));
--> statement-breakpoint
-- Where two rows have one name by that, the one with the characters gets a number.
-- allow written-rows: It writes only rows that have such a character and the name of another row: none in most databases.
-- allow index-outside: It may run twice. The indexes below are built from what it leaves.
DO $$
BEGIN
	LOOP
		UPDATE "choices" SET "text" = "choices"."text" || ' (' || "same"."place" || ')' FROM (
			SELECT "entity_id", "kind", "value", row_number() OVER (PARTITION BY "entity_id", "kind", search_text("text") ORDER BY "text" ~ U&'[\2026\fb00-\fb06\2039\203a]', "position", "value") AS "place"
			FROM "choices" WHERE ("entity_id", "kind") IN (SELECT "entity_id", "kind" FROM "choices" WHERE "text" ~ U&'[\2026\fb00-\fb06\2039\203a]')) AS "same"
			WHERE "same"."place" > 1 AND ("choices"."entity_id", "choices"."kind", "choices"."value") = ("same"."entity_id", "same"."kind", "same"."value");
		EXIT WHEN NOT FOUND;
	END LOOP;
	LOOP
		UPDATE "program_groups" SET "name" = "program_groups"."name" || ' (' || "same"."place" || ')' FROM (
			SELECT "group_id", row_number() OVER (PARTITION BY "program_id", search_text("name") ORDER BY "name" ~ U&'[\2026\fb00-\fb06\2039\203a]', "group_id") AS "place"
			FROM "program_groups" WHERE ("program_id") IN (SELECT "program_id" FROM "program_groups" WHERE "name" ~ U&'[\2026\fb00-\fb06\2039\203a]')) AS "same"
			WHERE "same"."place" > 1 AND "program_groups"."group_id" = "same"."group_id";
		EXIT WHEN NOT FOUND;
	END LOOP;
	LOOP
		UPDATE "saved_filters" SET "name" = "saved_filters"."name" || ' (' || "same"."place" || ')' FROM (
			SELECT "id", row_number() OVER (PARTITION BY "user_id", "filter_id", search_text("name") ORDER BY "name" ~ U&'[\2026\fb00-\fb06\2039\203a]', "id") AS "place"
			FROM "saved_filters" WHERE ("user_id", "filter_id") IN (SELECT "user_id", "filter_id" FROM "saved_filters" WHERE "name" ~ U&'[\2026\fb00-\fb06\2039\203a]')) AS "same"
			WHERE "same"."place" > 1 AND "saved_filters"."id" = "same"."id";
		EXIT WHEN NOT FOUND;
	END LOOP;
END $$;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "choices_text_ccnew";
--> statement-breakpoint
REINDEX INDEX CONCURRENTLY "choices_text";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "program_groups_name_ccnew";
--> statement-breakpoint
REINDEX INDEX CONCURRENTLY "program_groups_name";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "saved_filters_name_ccnew";
--> statement-breakpoint
REINDEX INDEX CONCURRENTLY "saved_filters_name";
--> statement-breakpoint
-- What is stored beside the names of people and companies is computed again by a job, some hundred rows at a time.
-- allow index-outside: It may run twice: a job that waits already stays as it is.
INSERT INTO "jobs" ("name", "due_at", "created_at") SELECT 'foldTexts', now(), now() WHERE EXISTS (SELECT FROM "users") ON CONFLICT DO NOTHING;

-- The characters that phones put in by themselves, as runtime/format/plain-text.ts has them: apostrophes, quotes, dashes, blanks; the last ones disappear.
CREATE FUNCTION "plain_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(translate("given",
	U&'\0060\00b4\02b9\02bb\02bc\02bd\02c8\055a\2018\2019\201a\201b\2032\2035\ff07\00ab\00bb\02ba\201c\201d\201e\201f\2033\ff02\058a\2010\2011\2012\2013\2014\2015\2043\2212\fe58\fe63\ff0d\0009\000a\000b\000c\000d\0085\00a0\115f\1160\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200a\2028\2029\202f\205f\2800\3000\3164\ffa0\00ad\034f\061c\180e\200b\200c\200d\200e\200f\202a\202b\202c\202d\202e\2060\2061\2062\2063\2064\2066\2067\2068\2069\feff',
	'''''''''''''''''''''''''''''''"""""""""------------                             '), ' +', ' ', 'g'));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_text"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(
	translate(lower(translate(regexp_replace(normalize(plain_text("given"), NFD), '[\u0300-\u036f]', '', 'g'), 'ØŁĐĦÆŒ', 'øłđħæœ')), 'øłđħı', 'oldhi'),
	'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss');
--> statement-breakpoint
-- The generated columns of rows that have such characters are made again.
UPDATE "users" SET "first_name" = "first_name"
	WHERE plain_text("first_name") <> "first_name" OR plain_text("last_name") <> "last_name" OR plain_text("email") <> "email";
--> statement-breakpoint
UPDATE "entities" SET "entity_name" = "entity_name" WHERE plain_text("entity_name") <> "entity_name";
--> statement-breakpoint
-- Where two people gave what is the same answer now, both keep it.
UPDATE "optional_field_answers" AS "answer" SET "unique_value" = search_text("unique_value")
	WHERE search_text("unique_value") <> "unique_value" AND NOT EXISTS (
		SELECT FROM "optional_field_answers" AS "other" WHERE "other"."entity_id" = "answer"."entity_id" AND "other"."name" = "answer"."name"
			AND "other"."user_id" <> "answer"."user_id" AND search_text("other"."unique_value") = search_text("answer"."unique_value"));

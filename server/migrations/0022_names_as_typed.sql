-- A name is one however a phone types it: "O'Neil" with a straight and with a curly apostrophe. Where two rows have one name by that, the later ones
-- get a number.
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
DROP INDEX "choices_text";
--> statement-breakpoint
CREATE UNIQUE INDEX "choices_text" ON "choices" USING btree ("entity_id","kind",search_text("text"));
--> statement-breakpoint
DROP INDEX "program_groups_name";
--> statement-breakpoint
CREATE UNIQUE INDEX "program_groups_name" ON "program_groups" USING btree ("program_id",search_text("name"));
--> statement-breakpoint
DROP INDEX "saved_filters_name";
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name" ON "saved_filters" USING btree ("user_id","filter_id",search_text("name"));

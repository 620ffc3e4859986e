CREATE TABLE "tracker_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"entity_id" text NOT NULL,
	"tracker_id" integer NOT NULL,
	"entry_date" date NOT NULL,
	"entry_date_key" bigint NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"coaching_entity_id" text,
	"created_by" text NOT NULL,
	"created_date_time" timestamp with time zone NOT NULL,
	"last_modified_by" text NOT NULL,
	"last_modified_date_time" timestamp with time zone NOT NULL,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tracker_entries" ADD CONSTRAINT "tracker_entries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_entries" ADD CONSTRAINT "tracker_entries_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_entries" ADD CONSTRAINT "tracker_entries_coaching_entity_id_entities_entity_id_fk" FOREIGN KEY ("coaching_entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tracker_entries_key" ON "tracker_entries" USING btree ("user_id","tracker_id","entry_date_key");--> statement-breakpoint
CREATE INDEX "tracker_entries_day" ON "tracker_entries" USING btree ("user_id","entry_date");--> statement-breakpoint
UPDATE "programs" SET "tracker_ids" = (
  SELECT coalesce(jsonb_agg("known"."id" ORDER BY "known"."id"), '[]'::jsonb)
  FROM jsonb_array_elements_text("tracker_ids") AS "named"("name")
  JOIN (VALUES ('exercise', 101), ('exercise', 102), ('steps', 105), ('sleep', 106)) AS "known"("name", "id") ON "known"."name" = "named"."name"
) WHERE "tracker_ids" <> '[]'::jsonb;

CREATE TABLE "custom_supports" (
	"entity_id" text PRIMARY KEY NOT NULL,
	"title" text,
	"content" text,
	"support_email_address" text,
	"support_phone_number" text
);
--> statement-breakpoint
CREATE TABLE "plan_years" (
	"entity_id" text NOT NULL,
	"plan_year_id" text NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	CONSTRAINT "plan_years_entity_id_plan_year_id_pk" PRIMARY KEY("entity_id","plan_year_id")
);
--> statement-breakpoint
ALTER TABLE "custom_supports" ADD CONSTRAINT "custom_supports_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_years" ADD CONSTRAINT "plan_years_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "choices_text" ON "choices" USING btree ("entity_id","kind",lower("text"));
CREATE TABLE "report_mails" (
	"entity_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "report_mails_entity_id_user_id_pk" PRIMARY KEY("entity_id","user_id")
);
--> statement-breakpoint
DROP INDEX "self_reports_program";--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "self_reports_latest" ON "self_reports" USING btree ("entity_id","submitted_date","id");--> statement-breakpoint
CREATE INDEX "self_reports_program" ON "self_reports" USING btree ("program_id","status","submitted_date","id");
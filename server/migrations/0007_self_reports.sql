CREATE TABLE "self_report_answers" (
	"program_id" text NOT NULL,
	"user_id" text NOT NULL,
	"answer_id" text NOT NULL,
	"completes" boolean NOT NULL,
	"answered_on" timestamp with time zone NOT NULL,
	CONSTRAINT "self_report_answers_user_id_program_id_pk" PRIMARY KEY("user_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "self_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_id" text NOT NULL,
	"user_id" text NOT NULL,
	"entity_id" text NOT NULL,
	"status" text NOT NULL,
	"submitted_date" timestamp with time zone NOT NULL,
	"user_comment" text NOT NULL,
	"checked" boolean NOT NULL,
	"attachment" jsonb,
	"review_date" timestamp with time zone,
	"review_comments" text DEFAULT '' NOT NULL,
	"reviewer_id" text
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "needs_alternative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "reporting" jsonb;--> statement-breakpoint
ALTER TABLE "self_report_answers" ADD CONSTRAINT "self_report_answers_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_report_answers" ADD CONSTRAINT "self_report_answers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_reports" ADD CONSTRAINT "self_reports_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_reports" ADD CONSTRAINT "self_reports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_reports" ADD CONSTRAINT "self_reports_entity_id_entities_entity_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("entity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_reports" ADD CONSTRAINT "self_reports_reviewer_id_users_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "self_report_answers_program" ON "self_report_answers" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "self_reports_person" ON "self_reports" USING btree ("user_id","program_id","submitted_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "self_reports_program" ON "self_reports" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "self_reports_review" ON "self_reports" USING btree ("entity_id","status","submitted_date","id");
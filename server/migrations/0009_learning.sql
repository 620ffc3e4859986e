CREATE TABLE "course_progress" (
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"current_page_id" text NOT NULL,
	"percent_complete" integer NOT NULL,
	"status" text NOT NULL,
	"grade" jsonb,
	"first_completed_date" timestamp with time zone,
	"last_completed_date" timestamp with time zone,
	CONSTRAINT "course_progress_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "course_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" DROP COLUMN "courses";
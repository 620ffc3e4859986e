CREATE TABLE "point_credits" (
	"user_id" text NOT NULL,
	"program_id" text NOT NULL,
	"level_id" text NOT NULL,
	"plan_year_id" text NOT NULL,
	"points" integer NOT NULL,
	"earned_on" date NOT NULL,
	CONSTRAINT "point_credits_user_id_program_id_level_id_pk" PRIMARY KEY("user_id","program_id","level_id")
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "joined_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "levels" jsonb;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "courses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "plan_year_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "is_plan_year" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "section_id" text DEFAULT 'programs' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "tags" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "picture" text DEFAULT 'movement' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "levels" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "action" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "point_credits" ADD CONSTRAINT "point_credits_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_credits" ADD CONSTRAINT "point_credits_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_credits_year" ON "point_credits" USING btree ("user_id","plan_year_id");--> statement-breakpoint
-- Programs that are there count in the plan year of their company that is running.
UPDATE "programs" SET "action" = jsonb_build_object('Type', "action_type"), "plan_year_id" = coalesce((SELECT "plan_year_id" FROM "entities" WHERE "entities"."entity_id" = "programs"."owner_id"), '');--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "plan_year_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "section_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "tags" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "summary" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "description" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "picture" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "levels" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "action" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "action_type";

CREATE TABLE "group_members" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"program_id" text NOT NULL,
	"user_status" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "program_groups" (
	"group_id" text PRIMARY KEY NOT NULL,
	"program_id" text NOT NULL,
	"name" text NOT NULL,
	"details" text NOT NULL,
	"manager_id" text,
	"units" double precision DEFAULT 0 NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_invitations" (
	"program_id" text NOT NULL,
	"user_id" text NOT NULL,
	"invited_by" text NOT NULL,
	"user_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_invitations_program_id_user_id_pk" PRIMARY KEY("program_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "units" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "board" jsonb;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "grouping" jsonb;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_program_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."program_groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_groups" ADD CONSTRAINT "program_groups_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_groups" ADD CONSTRAINT "program_groups_manager_id_users_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_invitations" ADD CONSTRAINT "program_invitations_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_invitations" ADD CONSTRAINT "program_invitations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_invitations" ADD CONSTRAINT "program_invitations_invited_by_users_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_person" ON "group_members" USING btree ("user_id","program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_one" ON "group_members" USING btree ("program_id","user_id") WHERE "group_members"."user_status" = 'Accepted';--> statement-breakpoint
CREATE INDEX "program_groups_board" ON "program_groups" USING btree ("program_id","units" DESC NULLS LAST,"group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_groups_name" ON "program_groups" USING btree ("program_id",lower("name"));--> statement-breakpoint
CREATE INDEX "program_invitations_by" ON "program_invitations" USING btree ("invited_by","program_id");--> statement-breakpoint
CREATE INDEX "participations_board" ON "participations" USING btree ("program_id","units" DESC NULLS LAST,"user_id") WHERE "participations"."program_status" <> 'Quit';
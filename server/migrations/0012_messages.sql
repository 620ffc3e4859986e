CREATE TABLE "messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"image" uuid,
	"image_thumbnail" text,
	"upload_image_name" text,
	"date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages_seen" (
	"user_id" text NOT NULL,
	"source_id" text NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_seen_user_id_source_id_pk" PRIMARY KEY("user_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_source_id_programs_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image_files_file_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("file_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages_seen" ADD CONSTRAINT "messages_seen_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages_seen" ADD CONSTRAINT "messages_seen_source_id_programs_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_board" ON "messages" USING btree ("source_id","date","message_id");--> statement-breakpoint
CREATE INDEX "messages_person" ON "messages" USING btree ("user_id","date");--> statement-breakpoint
CREATE INDEX "messages_image" ON "messages" USING btree ("image");--> statement-breakpoint
CREATE INDEX "messages_seen_board" ON "messages_seen" USING btree ("source_id");
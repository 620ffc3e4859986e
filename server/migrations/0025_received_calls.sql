CREATE TABLE "received_calls" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"answer" jsonb,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_calls_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "received_calls" ADD CONSTRAINT "received_calls_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_calls_age" ON "received_calls" USING btree ("received_at");

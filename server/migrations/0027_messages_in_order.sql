CREATE TABLE "live_messages_published" (
	"row" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"topic" text NOT NULL,
	"category" text NOT NULL,
	"payload" jsonb,
	"from" text,
	"published_at" timestamp with time zone NOT NULL
);

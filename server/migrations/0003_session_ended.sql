-- However a session ends (signed out, all of a person's, removed for its age), every node hears it and closes its live sockets.
CREATE FUNCTION "tell_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('wellspring_session_ended', OLD.token_hash);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_session_ended"();
